import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { sumUnits, type Units } from '@/lib/data/terms/units';

/** Weeks that are looked back on. */
export const weeksBack = 8;
/** The newest weeks, which say how much a week brings now. A pattern needs as many. */
export const recentWeeks = 4;

/** What the weekdays of full weeks had. A full week is seven days that count. */
export type WeekdayPattern = {
  weeks: number;
  /** The sums of each weekday, Sunday first. None is below zero. */
  weekdays: readonly Units[];
  total: Units;
  /** The sum of the newest four weeks. */
  recent: Units;
  /** The sums of the lowest and the highest week. */
  lowest: Units;
  highest: Units;
};

/** What days had, and which of them count. */
type Stored = { amountOf: (day: Day) => Units; counts: (day: Day) => boolean };

/** The day of the week, 0 for Sunday. January 1, 2023 was one. */
export const weekdayOf = (day: Day): number => ((daysBetween('2023-01-01', day) % 7) + 7) % 7;

/**
 * The pattern of the full weeks among the eight before a day. Null with fewer than four, or if reversals make a weekday or the
 * whole negative.
 */
export function findPattern({ amountOf, counts }: Stored, before: Day): WeekdayPattern | null {
  const weeks = Array.from({ length: weeksBack }, (_, back) =>
    eachDay({ from: addDays(before, -7 * (back + 1)), to: addDays(before, -7 * back - 1) }),
  )
    .filter((days) => days.every(counts))
    .map((days) => days.map((day) => ({ weekday: weekdayOf(day), amount: amountOf(day) })));
  if (weeks.length < recentWeeks) return null;
  const weekdays = Array.from({ length: 7 }, (_, weekday) =>
    sumUnits(weeks.flatMap((days) => days.flatMap((day) => (day.weekday === weekday ? [day.amount] : [])))),
  );
  const sums = weeks.map((days) => sumUnits(days.map(({ amount }) => amount)));
  const recent = sumUnits(sums.slice(0, recentWeeks));
  if (weekdays.some((sum) => sum < 0n) || recent < 0n) return null;
  return {
    weeks: weeks.length,
    weekdays,
    total: sumUnits(sums),
    recent,
    lowest: sums.reduce((a, b) => (a < b ? a : b)),
    highest: sums.reduce((a, b) => (a > b ? a : b)),
  };
}

/** What a day brings if `weeks` weeks bring `sum`: its weekday's part of the mean week. */
export function expectDay(pattern: WeekdayPattern, day: Day, sum: Units, weeks = 1): Units {
  if (pattern.total === 0n) return 0n;
  return ((pattern.weekdays[weekdayOf(day)] ?? 0n) * sum) / (pattern.total * BigInt(weeks));
}

/**
 * Divides a target among days: a day gets `parts / whole`, with the part of its weekday, Sunday first. Without a pattern,
 * every day gets the same.
 */
export function divideTarget(
  pattern: WeekdayPattern | null,
  days: readonly Day[],
): { parts: readonly Units[]; whole: Units } {
  const parts = pattern && pattern.total > 0n ? pattern.weekdays : Array.from({ length: 7 }, () => 1n);
  return { parts, whole: sumUnits(days.map((day) => parts[weekdayOf(day)] ?? 0n)) };
}
