import type { Day, Grain } from '@/lib/ledger/days';
import type { Metric } from '@/lib/ledger/metrics';
import type { CurrencySummary } from '@/lib/ledger/summary-shape';
import { toNumber } from './figure';
import { judgeBucket } from './open-bucket';

/** One bucket of a chart: the figure, the compared one beside it, and whether it may still change. */
export type SeriesPoint = {
  bucket: Day;
  value: number | null;
  provisional: boolean;
  comparedBucket: Day | null;
  compared: number | null;
};

/**
 * One metric of a currency by bucket, each over the days that it is compared with. A bucket that is not over may still
 * change.
 */
export function buildSeries(
  summary: CurrencySummary,
  metric: Metric,
  { grain, today }: { grain: Grain; today: Day },
): SeriesPoint[] {
  return summary.series.map((point, index) => {
    const before = summary.comparedSeries[index];
    const state = judgeBucket(point, grain, today);
    return {
      bucket: point.bucket,
      value: state === 'ahead' ? null : toNumber(point, metric),
      provisional: point.provisional.any || state !== 'over',
      comparedBucket: before?.bucket ?? null,
      compared: before ? toNumber(before, metric) : null,
    };
  });
}

/** How many buckets at the end, without a break, may still change. */
export function countTail(provisional: readonly boolean[]): number {
  return provisional.length - 1 - provisional.lastIndexOf(false);
}
