import { addFigures } from '@/lib/data/read/figures';
import {
  type ComparedFigures,
  type Figures,
  isBaseMetric,
  isOfCurrency,
  type Metric,
} from '@/lib/data/terms/metrics';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import type { Delta, Format } from '@/lib/language/format';
import { metricInfo } from './metric-info';

/** A metric as a number, for charts; `formatFigure` uses the exact text. Null for division by zero. */
export function toNumber(figures: Figures, metric: Metric): number | null {
  const value = figures[metric];
  return value === null ? null : Number(value);
}

/** Long form: `$1,234.50`, `12,345`, `3.4%`; an en dash for division by zero. */
export function formatFigure(
  format: Format,
  figures: Figures,
  metric: Metric,
  currency: string | null,
): string {
  return formatValue(format, figures[metric], metric, currency);
}

type OfCurrency = { currency: string | null; figures: Figures };

/** One entry per currency; for metrics without one, such as clicks, a single entry with the total. */
export function splitByCurrency<Entry extends OfCurrency>(
  entries: readonly Entry[],
  metric: Metric,
): readonly OfCurrency[] {
  if (isOfCurrency(metric) || entries.length < 2) return entries;
  return [{ currency: null, figures: addFigures(entries.map(({ figures }) => figures)) }];
}

/**
 * A metric in each currency, never added: `$10.00`. With several currencies, rates of amounts show the code: `3% USD`.
 * Counts and their rates are a single total.
 */
export const formatEachCurrency = (
  format: Format,
  entries: readonly OfCurrency[],
  metric: Metric,
): string[] =>
  splitByCurrency(entries, metric).map(({ currency, figures }, _, { length }) => {
    const text = formatFigure(format, figures, metric, currency);
    return length > 1 && metricInfo[metric].unit !== 'money' ? `${text} ${currency}` : text;
  });

/** Formats a value of a metric without its figures, such as a chart's point. */
export function formatValue(
  format: Format,
  value: string | number | null,
  metric: Metric,
  currency: string | null,
): string {
  if (value === null) return '–';
  const { unit } = metricInfo[metric];
  if (unit === 'rate') return format.rate(value);
  if (unit === 'count' || currency === null) return format.count(value);
  return format.money(value, currency);
}

/** Short form, for axes: `$1.2K`, `12.3K`, `3.4%`. */
export function formatTick(format: Format, value: number, metric: Metric, currency: string | null): string {
  const { unit } = metricInfo[metric];
  if (unit === 'rate') return format.rate(value);
  if (unit === 'count' || currency === null) return format.countCompact(value);
  return format.moneyTick(value, currency);
}

/** The figures that a change is between. */
type Change = Pick<ComparedFigures, 'counted' | 'compared'>;

/** The change of a figure between the days that count; null if there is nothing to compare. */
export function compareFigures(format: Format, { counted, compared }: Change, metric: Metric): Delta | null {
  return counted && compared && compareValues(format, counted[metric], compared[metric], metric);
}

/** The same as an exact difference; also null for a rate. */
export function subtractFigure({ counted, compared }: Change, metric: Metric): string | number | null {
  if (!counted || !compared || !isBaseMetric(metric)) return null;
  const difference = unitsText(toUnits(String(counted[metric])) - toUnits(String(compared[metric])));
  return typeof counted[metric] === 'string' ? difference : Number(difference);
}

/** Like compareFigures, for single values. */
export function compareValues(
  format: Format,
  now: string | number | null,
  before: string | number | null,
  metric: Metric,
): Delta | null {
  if (now === null || before === null) return null;
  const { unit, rise } = metricInfo[metric];
  const delta =
    unit === 'rate'
      ? format.rateDelta(Number(now), Number(before))
      : format.delta(now, before, { lowerIsBetter: rise === 'bad' });
  return delta && rise === 'neither' ? { ...delta, tone: 'neutral' } : delta;
}
