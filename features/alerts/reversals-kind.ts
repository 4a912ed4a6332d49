import { fewestMonths } from '@/features/settlement/ladder';
import { readSettledMonths, type SettledMonth } from '@/features/settlement/read-settled-months';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, type Day, type DayRange, eachDay, laterOf, toDay } from '@/lib/data/terms/days';
import { daysOfMonths, firstDayOf, type Month, monthOf } from '@/lib/data/terms/month';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { divideToRate, sumUnits, toUnits, type Units, unitsNumber, unitsText } from '@/lib/data/terms/units';
import { createNumberFormat } from '@/lib/language/format/number';
import type { Language } from '@/lib/language/language';
import { writeReportQuery } from '@/lib/pages/report-path';
import type { Condition, ReversalFacts } from './alert-shape';
import { completeBasis } from './fact-receipt';
import { latestDays } from './find-crossings';
import { filtersOf, lookedBack } from './history';
import type { Findings, Kind, KindParts } from './kind';
import { describeWhose, isStored, nameSubjectOf, nothingFound } from './subject';
import { reversalsRoseValues } from './values';

type Values = Condition<'reversalsRose'>['values'];

/** Looks at days older than this are deleted. */
const storedDays = 500;
/** Earlier months that a month is compared with. */
const mostMonths = 12;

type Judged = SettledMonth & {
  lost: Units;
  before: { reported: Units; lost: Units; conversions: Units; months: number };
};

const lostOf = ({ reported, settled }: SettledMonth): Units => reported - settled;

/** A month beside those that settled before it. Null with fewer than three of them. */
function compare(month: SettledMonth, earlier: readonly SettledMonth[]): Judged | null {
  const before = earlier.filter(({ reported }) => reported > 0n).slice(-mostMonths);
  if (before.length < fewestMonths) return null;
  return {
    ...month,
    lost: lostOf(month),
    before: {
      reported: sumUnits(before.map(({ reported }) => reported)),
      lost: sumUnits(before.map(lostOf)),
      conversions: sumUnits(before.map(({ conversions }) => conversions)),
      months: before.length,
    },
  };
}

const unit = toUnits('1');
const hundredPercent = toUnits('100');

/** Whether a month lost enough more than earlier ones. A share of nothing is not multiplied. Exact: nothing is divided. */
function rose({ by, value, conversions }: Values, { lost, reported, before, ...month }: Judged): boolean {
  const sample = toUnits(String(conversions));
  if (month.conversions < sample || before.conversions < sample || reported <= 0n || lost <= 0n) return false;
  const limit = toUnits(value);
  if (by === 'times') {
    return before.lost > 0n && lost * before.reported * unit >= limit * before.lost * reported;
  }
  const difference = lost * before.reported - before.lost * reported;
  return difference * hundredPercent >= limit * reported * before.reported;
}

async function look(ledger: KindParts, values: Values): Promise<Findings<ReversalFacts>> {
  if (!(await isStored(ledger, values.subject))) return nothingFound;
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, 1 - storedDays), to: today };
  const { currency } = values;
  const { months, asOf } = await readSettledMonths(ledger, { currency, filters: filtersOf(values), range });
  const judged = months.flatMap((month, at) => compare(month, months.slice(0, at)) ?? []);
  const found = judged.filter((month) => rose(values, month));
  return {
    since: (firstDay) => {
      const from = laterOf(firstDay, addDays(today, -latestDays));
      return found
        .filter(({ settledOn }) => settledOn >= from)
        .map((month) => ({ period: month.month, facts: describe(month, asOf) }));
    },
    takenBack: () => null,
    preview: () => {
      const shown = { from: addDays(today, -lookedBack), to: addDays(today, -1) };
      return {
        dataset: 'reports',
        judged: range,
        holds: null,
        told: found
          .map((month) => ({ day: month.settledOn, facts: () => describe(month, asOf) }))
          .filter(({ day }) => day >= shown.from && day <= shown.to),
        unknown: findUnknown(judged, shown),
      };
    },
  };
}

/** The days on which a month should have settled that cannot be judged. */
function findUnknown(judged: readonly Judged[], range: DayRange): Day[] {
  const known = new Set(judged.map(({ month }) => month));
  return eachDay(range).filter((day) => {
    const last = addDays(day, -lookBackDays);
    return last === daysOfMonths(monthOf(last)).to && !known.has(monthOf(last));
  });
}

function describe(month: Judged, asOf: string | null): ReversalFacts {
  const { before } = month;
  return {
    month: month.month,
    range: daysOfMonths(month.month),
    asOf: asOf ?? '',
    changesUntil: null,
    reported: unitsText(month.reported),
    settled: unitsText(month.settled),
    share: divideToRate(month.lost, month.reported) ?? 0,
    conversions: unitsNumber(month.conversions),
    before: {
      months: before.months,
      conversions: unitsNumber(before.conversions),
      share: divideToRate(before.lost, before.reported) ?? 0,
    },
  };
}

const nameMonth = ({ format }: Language, month: Month): string => format.month(firstDayOf(month));

/** More was lost between report and settlement than before. */
export const reversalsRose: Kind<'reversalsRose'> = {
  values: reversalsRoseValues,
  look,
  describe: (language, values) =>
    language.t.markup('alerts.kinds.reversalsRose.sentence', {
      whose: () => describeWhose(language, values),
      currency: () => values.currency,
      limit: () => createNumberFormat({ maximumFractionDigits: 4 }, language.locale)(values.value),
      by: () => language.t(`alerts.words.lost.${values.by}`),
      sample: () => language.t('alerts.words.conversions', { count: values.conversions }),
    }),
  tell: (language, values, { month, share, conversions, before }) =>
    language.t('alerts.kinds.reversalsRose.told', {
      month: nameMonth(language, month),
      of: nameSubjectOf(language, values),
      share: language.format.rate(share),
      before: language.format.rate(before.share),
      conversions,
      months: before.months,
      earlier: before.conversions,
    }),
  mark: ({ format }, _values, { share }) => ({ side: 'above', by: format.rate(share), brief: null }),
  basedOn: ({ range }) => completeBasis('reports', [range]),
  pathOf: (values, { range }) => {
    const { currencies: _, ...filters } = filtersOf(values);
    const { currency } = values;
    return `/reports/settlement?${writeReportQuery({
      from: range.from,
      to: range.to,
      metric: 'commission',
      currency,
      ...filters,
    })}`;
  },
};
