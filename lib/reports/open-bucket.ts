import { type Day, type Grain, startOfBucket } from '@/lib/ledger/days';
import { baseMetrics, type Figures } from '@/lib/ledger/metrics';

const isBlank = (figures: Figures) => baseMetrics.every((metric) => Number(figures[metric]) === 0);

/**
 * How far a bucket is from being over: `open` where it holds today (UTC), `ahead` where it lies later or nothing of
 * it is reported yet, so that a chart does not fall to zero for a day that has just begun.
 */
export function judgeBucket(
  point: Figures & { bucket: Day },
  grain: Grain,
  today: Day,
): 'over' | 'open' | 'ahead' {
  const current = startOfBucket(today, grain);
  if (point.bucket < current) return 'over';
  return point.bucket > current || isBlank(point) ? 'ahead' : 'open';
}
