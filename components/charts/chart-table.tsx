import { MixedMarks } from '@/components/feedback/change-marks';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import type { DayRange, Grain } from '@/lib/ledger/days';
import { formatBucket } from '@/lib/reports/buckets';
import type { Point, Series } from './series';

type Props = {
  title: string;
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
  range: DayRange;
  formatValue: (value: number) => string;
};

export function ChartTable({ title, points, series, grain, range, formatValue }: Props) {
  return (
    <MixedMarks open={points.map(({ provisional = false }) => provisional)}>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {grain === 'day' ? 'Day (UTC)' : grain === 'week' ? 'Week (UTC)' : 'Month (UTC)'}
            </th>
            {series.map((entry) => (
              <th key={entry.key} scope="col" className="px-3 py-1.5 text-right font-medium">
                {entry.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.day} className="border-t border-border">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                {formatBucket(point.day, grain, range)} {point.provisional ? <ProvisionalMark /> : null}
                {point.missing ? <span className="text-xs text-muted">Not loaded yet</span> : null}
              </th>
              {series.map((entry) => {
                const value = point.values[entry.key];
                return (
                  <td key={entry.key} className="tabular px-3 py-1.5 text-right">
                    {value === null || value === undefined ? '–' : formatValue(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </MixedMarks>
  );
}
