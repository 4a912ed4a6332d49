import {
  addDays,
  countDays,
  type Day,
  type DayRange,
  daysBetween,
  eachBucket,
  eachDay,
  type Grain,
  laterOf,
  sameDate,
  startOfBucket,
} from '@/lib/data/terms/days';

export const comparisons = ['none', 'previous', 'weekdays', 'month', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** Groups by change begin with the largest fall, or with the largest rise. */
export const changeOrders = ['fall', 'rise'] as const;
export type ChangeOrder = (typeof changeOrders)[number];

/** How many months apart the same dates are. */
const monthsOf: Partial<Record<Comparison, number>> = { month: 1, year: 12 };

/**
 * The range to compare with: the same number of days right before, the same shifted by complete weeks (to align
 * weekdays), or the same dates a month or a year earlier.
 */
export function comparedRangeOf(range: DayRange, compare: Comparison): DayRange | null {
  if (compare === 'none') return null;
  const months = monthsOf[compare];
  if (months) return { from: sameDate(range.from, -months), to: sameDate(range.to, -months) };
  const days = countDays(range);
  const shift = compare === 'previous' ? days : Math.ceil(days / 7) * 7;
  return { from: addDays(range.from, -shift), to: addDays(range.to, -shift) };
}

/** A range, its compared range, and how they align. */
export type ComparedRanges = { range: DayRange; comparedRange: DayRange; compare: Comparison };

/** The day of the range that a compared day is drawn at. */
export function alignedDay({ range, comparedRange, compare }: ComparedRanges, day: Day): Day {
  const months = monthsOf[compare];
  if (months) return laterOf(range.from, sameDate(day, months));
  return addDays(day, daysBetween(comparedRange.from, range.from));
}

/** The days of both ranges that face each other, in order. The last days of a long month may face none. */
export function pairDays(ranges: ComparedRanges): { now: Day; before: Day }[] {
  const pairs = new Map<Day, Day>();
  for (const before of eachDay(ranges.comparedRange)) {
    const now = alignedDay(ranges, before);
    if (!pairs.has(now)) pairs.set(now, before);
  }
  return [...pairs].map(([now, before]) => ({ now, before }));
}

/** The first compared day of each bucket; null if there is none (the last days of a long month). */
export function listFirstCompared(ranges: ComparedRanges, grain: Grain): (Day | null)[] {
  const firsts = new Map<Day, Day>();
  for (const day of eachDay(ranges.comparedRange)) {
    const bucket = startOfBucket(alignedDay(ranges, day), grain);
    if (!firsts.has(bucket)) firsts.set(bucket, day);
  }
  return eachBucket(ranges.range, grain).map((bucket) => firsts.get(bucket) ?? null);
}
