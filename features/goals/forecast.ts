import type { Day } from '@/lib/data/days';
import type { Units } from '@/lib/data/units';
import { expectDay, recentWeeks, type WeekdayPattern } from './weekday-pattern';

/** The days of a period, and what is known of them. */
export type ForecastDays = {
  /** Days that are over and stored completely, with what they settle at: by all settled months, then by single ones. */
  known: readonly (readonly Units[])[];
  /** All other days, with what they have so far. */
  toCome: readonly { day: Day; value: Units }[];
};

/** What a period is expected to have at its end, and the lowest and highest result. */
export function forecast(
  pattern: WeekdayPattern,
  { known, toCome }: ForecastDays,
): { value: Units; low: Units; high: Units } {
  const count = Math.max(1, ...known.map((amounts) => amounts.length));
  const sums = Array.from({ length: count }, (_, at) =>
    known.reduce((total, amounts) => total + (amounts[at] ?? amounts[0] ?? 0n), 0n),
  );
  /** A day that has more than its weekday brings keeps it. */
  const rest = (sum: Units, weeks = 1) =>
    toCome.reduce((total, { day, value }) => {
      const expected = expectDay(pattern, day, sum, weeks);
      return total + (expected > value ? expected : value);
    }, 0n);
  return {
    value: (sums[0] ?? 0n) + rest(pattern.recent, recentWeeks),
    low: sums.reduce((a, b) => (a < b ? a : b)) + rest(pattern.lowest),
    high: sums.reduce((a, b) => (a > b ? a : b)) + rest(pattern.highest),
  };
}
