import type { Spread } from '@/features/settlement/spread';
import type { Day } from '@/lib/data/terms/days';
import { multiplyByRate, type Units } from '@/lib/data/terms/units';
import { expectDay, recentWeeks, type WeekdayPattern } from './weekday-pattern';

/** A day of a period. */
type ForecastDay = {
  day: Day;
  /** It is over and stored completely. */
  counts: boolean;
  /** What it is expected to settle at; of a day that does not count, what it has so far. */
  value: Units;
  /** A day that counts may still change. */
  open: boolean;
};

/** What days are expected to have when they have settled, and the lowest and highest result. */
export type Outlook = { value: Units; low: Units; high: Units };

/**
 * What a period is expected to have up to each of its days; the last one is its forecast. `spread`: the range of open days,
 * divided by what they are expected to have. Null if it is unknown.
 */
export function forecast(
  pattern: WeekdayPattern,
  days: readonly ForecastDay[],
  spread: Spread | null,
): Outlook[] {
  const [lowest, highest] = [
    Math.min(0, Math.max(0, spread?.low ?? 1) - 1),
    Math.max(0, (spread?.high ?? 1) - 1),
  ];
  let [known, open] = [0n, 0n];
  const rest = { value: 0n, low: 0n, high: 0n };
  return days.map(({ day, counts, value, open: isOpen }) => {
    if (counts) {
      known += value;
      if (isOpen) open += value;
    } else {
      /** A day that has more than its weekday brings keeps it. */
      const expect = (sum: Units, weeks = 1) => {
        const expected = expectDay(pattern, day, sum, weeks);
        return expected > value ? expected : value;
      };
      rest.value += expect(pattern.recent, recentWeeks);
      rest.low += expect(pattern.lowest);
      rest.high += expect(pattern.highest);
    }
    return {
      value: known + rest.value,
      low: known + multiplyByRate(open, lowest) + rest.low,
      high: known + multiplyByRate(open, highest) + rest.high,
    };
  });
}
