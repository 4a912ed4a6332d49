/** A UTC day, YYYY-MM-DD. Days sort as text. */
export type Day = string;
/** UTC days, inclusive. */
export type DayRange = { from: Day; to: Day };

const millisecondsPerDay = 86_400_000;

export const toDay = (instant: Date): Day => instant.toISOString().slice(0, 10);
const instantOf = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);

export function addDays(day: Day, count: number): Day {
  return toDay(new Date(instantOf(day) + count * millisecondsPerDay));
}

/** February 29 becomes March 1 in other years. */
export function addYears(day: Day, count: number): Day {
  const instant = new Date(instantOf(day));
  instant.setUTCFullYear(instant.getUTCFullYear() + count);
  return toDay(instant);
}

/** The same date some months later, or earlier; the last day of a month that has no such date. */
export function sameDate(day: Day, months: number): Day {
  const moved = new Date(instantOf(startOfBucket(day, 'month')));
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = endOfMonth(toDay(moved));
  const same = `${last.slice(0, 7)}${day.slice(7)}`;
  return same < last ? same : last;
}

/** Days from `from` to `to`; 0 for the same day. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((instantOf(to) - instantOf(from)) / millisecondsPerDay);
}

/** Number of days in the range, inclusive; 0 or less if it is empty. */
export const countDays = (range: DayRange): number => daysBetween(range.from, range.to) + 1;

/** Number of days in separate ranges. */
export const countAllDays = (ranges: readonly DayRange[]): number =>
  ranges.reduce((sum, range) => sum + countDays(range), 0);

export function eachDay(range: DayRange): Day[] {
  const first = instantOf(range.from);
  return Array.from({ length: Math.max(0, countDays(range)) }, (_, index) =>
    toDay(new Date(first + index * millisecondsPerDay)),
  );
}

export const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b);
export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);

export const grains = ['day', 'week', 'month'] as const;
export type Grain = (typeof grains)[number];

/** 0 is Sunday, 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** First day of a day's week, for weeks that start on `weekStart`. */
export function startOfWeek(day: Day, weekStart: Weekday): Day {
  const weekday = new Date(instantOf(day)).getUTCDay();
  return addDays(day, -((weekday - weekStart + 7) % 7));
}

/** First day of a day's bucket. Weeks start on Monday (ISO 8601). */
export function startOfBucket(day: Day, grain: Grain): Day {
  if (grain === 'day') return day;
  if (grain === 'month') return `${day.slice(0, 7)}-01`;
  return startOfWeek(day, 1);
}

/** The last day of a day's month. */
export const endOfMonth = (day: Day): Day =>
  addDays(startOfBucket(addDays(startOfBucket(day, 'month'), 31), 'month'), -1);

/** All buckets of a range, in order. */
export function eachBucket(range: DayRange, grain: Grain): Day[] {
  const days = eachDay(range);
  return grain === 'day' ? days : [...new Set(days.map((day) => startOfBucket(day, grain)))];
}

/** A range in the API's format: from 00:00:00.000 to 23:59:59.999, inclusive. API: Conventions 4. */
export function toInstants(range: DayRange): { start: string; end: string } {
  return { start: `${range.from}T00:00:00.000Z`, end: `${range.to}T23:59:59.999Z` };
}
