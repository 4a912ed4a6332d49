import type { Metric } from '@/lib/data/metrics';
import type { CurrencySummary } from '@/lib/data/summary/summary-shape';
import type { Language } from '@/lib/language/language';
import { partOfBucket } from './buckets';
import type { ReportChart } from './chart';
import type { Clock } from './open-bucket';
import { buildSeries } from './series';

/**
 * A metric of several currencies in one chart, without adding them. Each line is indexed to 100 at its first positive
 * bucket that is complete. The label of a line that starts later says so.
 */
export function buildIndexChart(
  { t, format }: Language,
  currencies: readonly CurrencySummary[],
  metric: Metric,
  clock: Clock,
): ReportChart {
  const lines = currencies.map((summary, at) => {
    const points = buildSeries(summary, metric, clock);
    const base = points.find(
      ({ value, bucket }) => value !== null && value > 0 && !partOfBucket(bucket, clock.grain, clock.range),
    );
    const currency = summary.currency ?? '';
    const label =
      base && base !== points[0]
        ? t('reports.indexLine', { currency, day: format.day(base.bucket) })
        : currency;
    return { key: `index-${at}`, label, points, base };
  });
  const buckets = lines[0]?.points ?? [];
  return {
    points: buckets.map(({ bucket }, at) => ({
      day: bucket,
      provisional: lines.some(({ points }) => points[at]?.provisional),
      missing: lines.some(({ points }) => points[at]?.missing),
      values: Object.fromEntries(
        lines.map(({ key, points, base }) => {
          const value = points[at]?.value ?? null;
          const drawn = base?.value && value !== null && bucket >= base.bucket;
          return [key, drawn && base?.value ? (value / base.value) * 100 : null];
        }),
      ),
    })),
    series: lines.map(({ key, label }) => ({ key, label })),
  };
}
