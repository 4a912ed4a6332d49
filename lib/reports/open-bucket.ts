import { type Day, type DayRange, type Grain, startOfBucket } from '@/lib/ledger/days';
import { baseMetrics, type Figures } from '@/lib/ledger/metrics';
import { touchesGap } from '@/lib/ledger/ranges/gaps';
import { bucketRange } from './buckets';

/** By what the buckets go, the UTC day it is, and the days of the range that are not loaded. */
export type Clock = { grain: Grain; today: Day; range: DayRange; gaps: readonly DayRange[] };

const isBlank = (figures: Figures) => baseMetrics.every((metric) => Number(figures[metric]) === 0);

/**
 * How far a bucket is from being over: `open` where it holds today (UTC), `ahead` where it lies later or nothing of
 * it is reported yet, so that a chart does not fall to zero for a day that has just begun. `missing`: days of it are not loaded.
 */
export function judgeBucket(
  point: Figures & { bucket: Day },
  { grain, today, range, gaps }: Clock,
): 'over' | 'open' | 'ahead' | 'missing' {
  const days = bucketRange(point.bucket, grain, range);
  if (days && touchesGap(days, gaps)) return 'missing';
  const current = startOfBucket(today, grain);
  if (point.bucket < current) return 'over';
  return point.bucket > current || isBlank(point) ? 'ahead' : 'open';
}
