import type { Language } from '@/lib/language/language';
import type { Point, Series } from './series';

/** The value of a series at a point, with the range of an estimate. A dash without a value. */
export function writePoint(
  { t }: Language,
  { key, range }: Series,
  { values }: Point,
  formatValue: (value: number) => string,
): string {
  const [value, low, high] = [key, range?.low ?? '', range?.high ?? ''].map((name) => values[name]);
  if (value == null) return '–';
  if (low == null || high == null) return formatValue(value);
  return t('charts.range', { value: formatValue(value), low: formatValue(low), high: formatValue(high) });
}
