/** Nobody's weeks are more alike than this share, whatever the days say. */
const leastSpread = 0.1;
/** A range of this many times the spread holds in about four of five cases. */
export const rangeWidth = 1.28;

/** Daily figures, oldest first. Sales are in major units of one currency. */
export type DailyFigures = { sales: readonly number[]; conversions: readonly number[] };

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is usual by weekday. Days are counted from the first one. */
export type Usual = {
  expectDay: (at: number) => number;
  /** How far off the sum of some days is. The means themselves are only as sure as there are days. */
  spreadOf: (expected: number, days: number) => number;
};

/**
 * What each weekday brought on average in some whole weeks, at least two, and how far off single days and weeks were. Null
 * without any amount.
 */
export function findUsual(values: readonly number[]): Usual | null {
  const weeks = values.length / 7;
  const total = sum(values);
  if (total <= 0) return null;
  const means = Array.from(
    { length: 7 },
    (_, weekday) => sum(values.filter((_, at) => at % 7 === weekday)) / weeks,
  );
  const expectDay = (at: number) => means[at % 7] ?? 0;
  const ofDays = sum(values.map((value, at) => (value - expectDay(at)) ** 2)) / (values.length - 7);
  const sums = Array.from({ length: weeks }, (_, week) => sum(values.slice(week * 7, week * 7 + 7)));
  const ofWeeks = sum(sums.map((value) => (value - total / weeks) ** 2)) / (weeks - 1);
  // Spread grows with the amount, like that of counts: this is the variance per unit of it.
  const perUnit = Math.max((ofDays * values.length) / total, (ofWeeks * weeks) / total);
  return {
    expectDay,
    spreadOf: (expected, days) =>
      Math.sqrt(perUnit * Math.max(expected, 0) * (1 + days / values.length) + (leastSpread * expected) ** 2),
  };
}
