import type { CurrencySummary } from '@/lib/data/read/summary/summary-shape';
import { type Day, type DayRange, eachBucket, type Grain } from '@/lib/data/terms/days';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Format } from '@/lib/language/format';
import type { Language } from '@/lib/language/language';
import { formatBucket, partOfBucket } from './buckets';
import type { ReportChart } from './chart';
import type { ChartClock } from './open-bucket';
import { buildSeries, type SeriesPoint } from './series';

/** Buckets whose average is 100. A single day is too often an exception. */
const baseBuckets: Record<Grain, number> = { day: 7, week: 1, month: 1 };

type Base = { start: Day; value: number };

/** The buckets at which a chosen base can start: days with a week after them, and complete weeks or months. */
export const listBases = (range: DayRange, grain: Grain): Day[] =>
  eachBucket(range, grain).filter((bucket) => !partOfBucket(bucket, toBaseGrain(grain), range));

/** The days of a base: a week or a month. */
export const formatBase = (format: Format, base: Day, grain: Grain, range: DayRange): string =>
  formatBucket(format, base, toBaseGrain(grain), range);

const toBaseGrain = (grain: Grain): Grain => (grain === 'month' ? 'month' : 'week');

/**
 * A metric of several currencies in one chart, without adding them. Each line is indexed to 100: the average of a week
 * from its first positive day, or its first complete week or month. A chosen base starts at `from` instead. The label
 * of a line whose base starts later says so.
 */
export function buildIndexChart(
  { t, format }: Language,
  currencies: readonly CurrencySummary[],
  metric: Metric,
  clock: ChartClock,
  from: Day | null = null,
): ReportChart {
  const earliest = from ?? listBases(clock.range, clock.grain)[0];
  const lines = currencies.map((summary, at) => {
    const points = buildSeries(summary, metric, clock);
    const base = findBase(points, clock, from);
    const currency = summary.currency ?? '';
    const label =
      base && base.start !== (earliest ?? points[0]?.bucket)
        ? t('reports.indexLine', { currency, day: format.day(base.start) })
        : currency;
    return { key: `index-${at}`, label, points, base };
  });
  const buckets = lines[0]?.points ?? [];
  return {
    points: buckets.map(({ bucket }, at) => ({
      day: bucket,
      unfinished: lines.some(({ points }) => points[at]?.unfinished),
      provisional: lines.some(({ points }) => points[at]?.provisional),
      missing: lines.some(({ points }) => points[at]?.missing),
      values: Object.fromEntries(
        lines.map(({ key, points, base }) => {
          const value = points[at]?.value ?? null;
          const drawn = base && value !== null && (from !== null || bucket >= base.start);
          return [key, drawn ? (value / base.value) * 100 : null];
        }),
      ),
    })),
    series: lines.map(({ key, label }) => ({ key, label })),
  };
}

function findBase(
  points: readonly SeriesPoint[],
  { grain, range }: ChartClock,
  from: Day | null,
): Base | null {
  const first = points.findIndex(
    ({ value, bucket }) =>
      value !== null && value > 0 && (from === null || bucket >= from) && !partOfBucket(bucket, grain, range),
  );
  const start = points[first]?.bucket;
  if (start === undefined) return null;
  const values = points.slice(first, first + baseBuckets[grain]).flatMap(({ value }) => value ?? []);
  return { start, value: values.reduce((sum, value) => sum + value, 0) / values.length };
}
