import type { CurrencySummary } from '@/lib/data/read/summary/summary-shape';
import type { Day } from '@/lib/data/terms/days';
import type { Metric } from '@/lib/data/terms/metrics';
import { toNumber } from './figure';
import { type ChartClock, isUnfinished, judgeBucket } from './open-bucket';

/** A bucket of a chart: its figure, the compared one, and whether it may still change. */
export type SeriesPoint = {
  bucket: Day;
  value: number | null;
  /** Whether some of its days are not loaded. */
  missing: boolean;
  provisional: boolean;
  /** Whether some of its days do not count yet, on either side. */
  unfinished: boolean;
  comparedBucket: Day | null;
  compared: number | null;
};

/** A metric of one currency by bucket, with the compared range. An unfinished bucket may still change. */
export function buildSeries(summary: CurrencySummary, metric: Metric, clock: ChartClock): SeriesPoint[] {
  return summary.series.map((point, index) => {
    const before = summary.comparedSeries[index];
    const state = judgeBucket(point, clock);
    return {
      bucket: point.bucket,
      value: state === 'ahead' || state === 'missing' ? null : toNumber(point, metric),
      missing: state === 'missing',
      provisional: state !== 'missing' && (point.provisional.any || state !== 'over'),
      unfinished: isUnfinished(point.bucket, clock),
      comparedBucket: before?.bucket ?? null,
      compared: before ? toNumber(before, metric) : null,
    };
  });
}
