import type { Point, Series } from './series';

const quote = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The chart's points as CSV: one row a bucket, one column a series. Labels cannot act as formulas. */
export function writeChartCsv(points: readonly Point[], series: readonly Series[]): string {
  const header = ['day', ...series.map((entry) => harmless(entry.label)), 'provisional'];
  const rows = points.map((point) => [
    point.day,
    ...series.map((entry) => String(point.values[entry.key] ?? '')),
    point.provisional ? 'yes' : 'no',
  ]);
  return [header, ...rows].map((row) => row.map(quote).join(',')).join('\r\n');
}
