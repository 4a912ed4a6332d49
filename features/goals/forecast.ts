import type { Spread } from '@/features/settlement/spread';
import type { Day } from '@/lib/data/days';
import { multiplyByRate, type Units } from '@/lib/data/units';
import { expectDay, recentWeeks, type WeekdayPattern } from './weekday-pattern';

/** The days of a period, and what is known of them. */
export type ForecastDays = {
  /** What days that are over and stored completely are expected to settle at. */
  known: Units;
  /** The part of it that may still change, and the range of that part, divided by it. Null if that is unknown. */
  open: Units;
  spread: Spread | null;
  /** All other days, with what they have so far. */
  toCome: readonly { day: Day; value: Units }[];
};

/** What a period is expected to have at its end, and the lowest and highest result. */
export function forecast(
  pattern: WeekdayPattern,
  { known, open, spread, toCome }: ForecastDays,
): { value: Units; low: Units; high: Units } {
  /** A day that has more than its weekday brings keeps it. */
  const rest = (sum: Units, weeks = 1) =>
    toCome.reduce((total, { day, value }) => {
      const expected = expectDay(pattern, day, sum, weeks);
      return total + (expected > value ? expected : value);
    }, 0n);
  return {
    value: known + rest(pattern.recent, recentWeeks),
    low: known + multiplyByRate(open, Math.min(0, Math.max(0, spread?.low ?? 1) - 1)) + rest(pattern.lowest),
    high: known + multiplyByRate(open, Math.max(0, (spread?.high ?? 1) - 1)) + rest(pattern.highest),
  };
}
