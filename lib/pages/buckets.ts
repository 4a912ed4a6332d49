import {
  addDays,
  countDays,
  type Day,
  type DayRange,
  earlierOf,
  type Grain,
  laterOf,
  startOfBucket,
} from '@/lib/data/terms/days';
import type { Format } from '@/lib/language/format';

/** The days of a bucket within the range, which may start and end inside a week or month; null if there are none. */
export function bucketRange(bucket: Day, grain: Grain, range: DayRange): DayRange | null {
  const from = laterOf(bucket, range.from);
  const to = earlierOf(lastDay(bucket, grain), range.to);
  return from <= to ? { from, to } : null;
}

/** How many of a bucket's days are in the range. */
export type BucketPart = { days: number; of: number };

/** A bucket at the edge of a range may have fewer days than the others. Null for a complete bucket. */
export function partOfBucket(bucket: Day, grain: Grain, range: DayRange): BucketPart | null {
  const days = countDays(bucketRange(bucket, grain, range) ?? { from: bucket, to: addDays(bucket, -1) });
  const of = countDays({ from: bucket, to: lastDay(bucket, grain) });
  return days < of ? { days, of } : null;
}

function lastDay(bucket: Day, grain: Grain): Day {
  if (grain === 'day') return bucket;
  if (grain === 'week') return addDays(bucket, 6);
  return addDays(startOfBucket(addDays(bucket, 31), 'month'), -1);
}

/** Day, unless there are too many to distinguish. */
export function suggestGrain(range: DayRange): Grain {
  const days = countDays(range);
  if (days <= 92) return 'day';
  return days <= 370 ? 'week' : 'month';
}

/** Long form, for tooltips and rows: `Tue, Nov 3, 2026`, `Nov 2 – 8, 2026`, `Nov 2026`. */
export function formatBucket(format: Format, bucket: Day, grain: Grain, range: DayRange): string {
  if (grain === 'day') return format.dayLong(bucket);
  const part = bucketRange(bucket, grain, range);
  if (!part) return formatBucketShort(format, bucket, grain);
  const whole = part.from === bucket && part.to === lastDay(bucket, grain);
  if (grain === 'month' && whole) return format.month(bucket);
  return part.from === part.to ? format.day(part.from) : format.dayRange(part.from, part.to);
}

/** Short form, for axes and column headings: `Nov 3`, `Nov 2026`. */
export function formatBucketShort(format: Format, bucket: Day, grain: Grain): string {
  return grain === 'month' ? format.month(bucket) : format.dayShort(bucket);
}
