import { nowOf } from '@/lib/data/context';
import { addDays, toDay } from '@/lib/data/days';
import { isOfCurrency } from '@/lib/data/metrics';
import { writeReportQuery } from '@/lib/data/reporting/report-path';
import { toUnits, unitsText } from '@/lib/data/units';
import { createNumberFormat } from '@/lib/language/format/number';
import type { Language } from '@/lib/language/language';
import type { MetricFacts, Watched } from './alert-shape';
import { clipName } from './clip-name';
import { type Figure, factsOn, isBeyond, type Judge, listCrossings, takenBack } from './crossings';
import { completeBasis } from './fact-receipt';
import { filtersOf, lookedBack, readHistory } from './history';
import type { Findings, Kind, KindParts } from './kind';
import { changeValues, thresholdValues } from './values';

/** A crossing is told if its days are stored within this time. */
const latestDays = 7;

/** What is known of a figure: its crossings in the days looked back on, and whether those that were told still stand. */
async function lookAt(
  { ledger }: KindParts,
  watched: Watched,
  figure: Figure,
): Promise<Findings<MetricFacts>> {
  const today = toDay(nowOf(ledger));
  // The day before the first one is judged too.
  const history = await readHistory(ledger, watched, figure.days + figure.shift);
  const yesterday = addDays(today, -1);
  const { days, unknown } = listCrossings(history, figure, {
    from: addDays(today, -lookedBack),
    to: yesterday,
  });
  return {
    since: (firstDay, after) =>
      days
        .filter((day) => day >= addDays(today, -latestDays) && day >= firstDay)
        .filter((day) => after === null || day > after)
        .flatMap((day) => {
          const facts = factsOn(history, figure, day, today);
          return facts ? [{ period: day, facts }] : [];
        }),
    takenBack: ({ period, facts: { side } }) => takenBack(history, figure, { day: period, today, side }),
    preview: () => ({
      ...{ dataset: 'reports', days, unknown },
      holds: isBeyond(history, figure, yesterday) && !days.includes(yesterday),
    }),
  };
}

const judgeThreshold =
  (direction: 'above' | 'below', limit: bigint): Judge =>
  (value) =>
    (direction === 'above' ? value > limit : value < limit) ? direction : null;

/** From zero there is no percentage, so nothing is told. */
const judgeChange =
  (percent: bigint): Judge =>
  (value, before) => {
    if (before === null || before === 0n) return null;
    const [change, base] = [value - before, before < 0n ? -before : before];
    const size = change < 0n ? -change : change;
    if (size * hundredPercent <= percent * base) return null;
    return change > 0n ? 'above' : 'below';
  };

/** A percentage has eight decimals, like every amount. */
const hundredPercent = toUnits('100');

/** The same number of days, shifted by whole weeks. */
const weeksBefore = (days: number): number => Math.ceil(days / 7) * 7;

const basedOn = ({ range, compared }: MetricFacts) =>
  completeBasis('reports', compared ? [range, compared.range] : [range]);

export const threshold: Kind<'threshold'> = {
  values: thresholdValues,
  look: (parts, values) => {
    const judge = judgeThreshold(values.direction, toUnits(values.value));
    return lookAt(parts, values, { days: values.days, shift: 0, judge });
  },
  describe: (language, values) =>
    language.t(`alerts.kinds.threshold.about.${values.direction}`, {
      ...nameWatched(language, values),
      limit: writeFigure(language, values, values.value),
    }),
  tell: (language, values, facts, correction) =>
    language.t(`alerts.kinds.threshold.${correction ? 'corrected' : 'told'}.${facts.side}`, {
      ...nameFigures(language, values, facts),
      limit: writeFigure(language, values, values.value),
    }),
  basedOn,
  pathOf: writePath,
};

export const change: Kind<'change'> = {
  values: changeValues,
  look: (parts, values) => {
    const judge = judgeChange(toUnits(values.percent));
    return lookAt(parts, values, { days: values.days, shift: weeksBefore(values.days), judge });
  },
  describe: (language, values) =>
    language.t('alerts.kinds.change.about', {
      ...nameWatched(language, values),
      limit: writePercent(language, values.percent),
    }),
  tell: (language, values, facts, correction) =>
    language.t(`alerts.kinds.change.${correction ? 'corrected' : 'told'}.${facts.side}`, {
      ...nameFigures(language, values, facts),
      limit: writePercent(language, values.percent),
    }),
  basedOn,
  pathOf: writePath,
};

/** With every digit: `12.5` → `12.5%`. */
const writePercent = ({ locale }: Language, percent: string): string =>
  createNumberFormat(
    { style: 'percent', maximumFractionDigits: 6 },
    locale,
  )(unitsText(toUnits(percent) / 100n));

const writeFigure = ({ format }: Language, { metric, currency }: Watched, value: string): string =>
  isOfCurrency(metric) ? format.money(value, currency) : format.count(value);

function nameWatched({ t }: Language, { metric, days, currency, subject }: Watched) {
  const name = subject && clipName(subject.name ?? subject.id);
  return {
    metric: t(`metrics.${metric}.label`),
    of: name === null ? currency : t('alerts.of', { name, currency }),
    days: t('alerts.days', { days }),
  };
}

function nameFigures(language: Language, watched: Watched, { range, value, compared }: MetricFacts) {
  const { format } = language;
  return {
    ...nameWatched(language, watched),
    range: format.dayRange(range.from, range.to),
    value: writeFigure(language, watched, value),
    before: compared ? writeFigure(language, watched, compared.value) : '',
    beforeRange: compared ? format.dayRange(compared.range.from, compared.range.to) : '',
  };
}

/** The report with the rule's days, filters and currency. */
function writePath(watched: Watched, { range, compared }: MetricFacts): string {
  const { metric, currency } = watched;
  const { currencies: _, ...filters } = filtersOf(watched);
  const query = writeReportQuery({ from: range.from, to: range.to, metric, currency, ...filters });
  return `/reports?${query}&compare=${compared ? 'weekdays' : 'none'}`;
}
