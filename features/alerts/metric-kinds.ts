import { isOfCurrency } from '@/lib/data/metrics';
import { writeReportQuery } from '@/lib/data/reporting/report-path';
import { toUnits, unitsText } from '@/lib/data/units';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import { createNumberFormat } from '@/lib/language/format/number';
import type { Language } from '@/lib/language/language';
import type { MetricFacts, Watched } from './alert-shape';
import type { Figure, Judge } from './crossings';
import { completeBasis } from './fact-receipt';
import { findCrossings } from './find-crossings';
import { type Asked, filtersOf } from './history';
import type { Findings, Kind, KindParts } from './kind';
import { isStored, nameSubjectOf, nothingFound } from './subject';
import { changeValues, thresholdValues } from './values';

const askedOf = (watched: Watched): Asked => ({ metric: watched.metric, filters: filtersOf(watched) });

/** The crossings of a figure, with the current members of a group. A group that was deleted crosses nothing. */
async function findWatched(
  ledger: KindParts,
  watched: Watched,
  figure: Figure,
): Promise<Findings<MetricFacts>> {
  if (!(await isStored(ledger, watched.subject))) return nothingFound;
  return findCrossings(ledger, askedOf(watched), figure);
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
  look: (ledger, values) => {
    const judge = judgeThreshold(values.direction, toUnits(values.value));
    return findWatched(ledger, values, { days: values.days, shift: 0, judge });
  },
  describe: (language, values) =>
    language.t(`alerts.kinds.threshold.about.${values.direction}`, {
      ...nameWatched(language, values),
      limit: writeExact(language, values, values.value),
    }),
  tell: (language, values, facts, correction) =>
    language.t(`alerts.kinds.threshold.${correction ? 'corrected' : 'told'}.${facts.side}`, {
      ...nameFigures(language, values, facts),
      limit: writeExact(language, values, values.value),
      value: writeBeside(language, values, facts.value, values.value),
    }),
  basedOn,
  pathOf: writePath,
};

export const change: Kind<'change'> = {
  values: changeValues,
  look: (ledger, values) => {
    const judge = judgeChange(toUnits(values.percent));
    const figure = { days: values.days, shift: weeksBefore(values.days), judge };
    return findWatched(ledger, values, figure);
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
const writePercent = (language: Language, percent: string): string =>
  writeExactRate(language, unitsText(toUnits(percent) / 100n));

const writeFigure = ({ format }: Language, { metric, currency }: Watched, value: string): string =>
  isOfCurrency(metric) ? format.money(value, currency) : format.count(value);

/** With every digit, as it was set. */
const writeExact = ({ format, locale }: Language, { metric, currency }: Watched, value: string): string =>
  isOfCurrency(metric)
    ? format.moneyExact(value, currency)
    : createNumberFormat({ maximumFractionDigits: 8 }, locale)(value);

/** A figure beside its limit. It has every digit if it would look like the limit otherwise. */
function writeBeside(language: Language, watched: Watched, value: string, limit: string): string {
  const text = writeFigure(language, watched, value);
  const looksEqual = text === writeFigure(language, watched, limit) && toUnits(value) !== toUnits(limit);
  return looksEqual ? writeExact(language, watched, value) : text;
}

function nameWatched(language: Language, watched: Watched) {
  const { t } = language;
  const { metric, days } = watched;
  return {
    metric: t(`metrics.${metric}.label`),
    of: nameSubjectOf(language, watched),
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
