import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { type Day, type DayRange, type Grain, startOfBucket } from '@/lib/data/terms/days';
import { baseMetrics, type Figures } from '@/lib/data/terms/metrics';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { bucketRange } from './buckets';

/** Grain, current UTC day, range, and its days that are not loaded. */
export type Clock = { grain: Grain; today: Day; range: DayRange; gaps: readonly DayRange[] };

/** The clock of a chart. `unread`: days that do not count yet, on either side. */
export type ChartClock = Clock & { unread: readonly DayRange[] };

type Drawn = Pick<Summary, 'grain' | 'range' | 'comparedDays'> & {
  receipt: Pick<Receipt, 'gaps' | 'unread'>;
};

export const clockOf = ({ grain, range, receipt, comparedDays }: Drawn, today: Day): ChartClock => ({
  grain,
  today,
  range,
  gaps: receipt.gaps,
  unread: [...receipt.unread, ...(comparedDays?.uncounted ?? [])],
});

/** Whether a bucket has days that do not count yet, on either side. It is drawn dashed. */
export function isUnfinished(bucket: Day, { grain, range, unread }: ChartClock): boolean {
  const days = bucketRange(bucket, grain, range);
  return days !== null && touchesGap(days, unread);
}

const isBlank = (figures: Figures) => baseMetrics.every((metric) => Number(figures[metric]) === 0);

/** Whether a bucket has a figure to draw. Without it, charts show a gap instead of zero. */
export function hasFigure(point: Figures & { bucket: Day }, clock: Clock): boolean {
  const state = judgeBucket(point, clock);
  return state === 'over' || state === 'open';
}

/**
 * The state of a bucket: `open` if it contains today (UTC), `ahead` if it is in the future or has no rows yet, so that
 * a chart does not fall to zero for a day that has just begun. `missing`: some of its days are not loaded.
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
