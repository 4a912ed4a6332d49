import { writeCsvLine } from '@/lib/format/csv';
import type { Point, Series } from './series';

/** The chart's points as CSV: one row a bucket, one column a series. Labels cannot act as formulas. */
export function writeChartCsv(points: readonly Point[], series: readonly Series[]): string {
  const header = ['day', ...series.map(({ label }) => label), 'provisional'];
  const rows = points.map((point) => [
    point.day,
    ...series.map(({ key }) => point.values[key]),
    point.provisional ? 'yes' : 'no',
  ]);
  return [header, ...rows].map(writeCsvLine).join('');
}
