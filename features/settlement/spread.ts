import { addDays, daysBetween, endOfMonth } from '@/lib/data/terms/days';
import { type Units, unitsNumber } from '@/lib/data/terms/units';
import type { DayHistory } from './day-histories';
import { settledAt } from './day-looks';
import { fewestMonths, growthOf, type Ladder, monthsBetween, type SeenDay } from './ladder';

/** What a settled month came to, divided by what the ladder says of the same dates at the same ages. */
export type MonthError = { month: string; weight: number; value: number };

/** How far off the ladder is for each settled month, if its days had the ages of these ones. */
export function listErrors({ steps, months, lastFetch }: Ladder, seen: readonly SeenDay[]): MonthError[] {
  const asked = seen.flatMap(({ day, age, at }) => {
    const growth = growthOf(steps, at, age);
    return growth ? [{ date: day.slice(8), age, growth: growth.toNumber() }] : [];
  });
  return months.flatMap(({ month, weight, days }) => {
    let [expected, actual] = [0, 0];
    for (const { date, age, growth } of asked) {
      const history = days.get(date);
      const then = history && valueAt(history, age, lastFetch);
      if (then === undefined || then === null) continue;
      expected += then * growth;
      actual += unitsNumber(history?.values[settledAt] ?? 0n);
    }
    return expected > 0 ? [{ month, weight, value: actual / expected }] : [];
  });
}

/** What a day had at an age, on the line between the ages at which it is known. Null outside of these. */
export function valueAt(history: DayHistory, age: number, lastFetch: Ladder['lastFetch']): number | null {
  const points = listPoints(history, lastFetch);
  const before = points.filter((point) => point.age <= age).at(-1);
  const after = points.find((point) => point.age >= age);
  return before && after ? onLine(before, after, age) : null;
}

/** The ages at which a day's value is known, in order: its looks, and the last fetch until the end of its month. */
function listPoints({ day, seen, values, atMonthEnd }: DayHistory, lastFetch: Ladder['lastFetch']): Point[] {
  const points = seen.flatMap((age, at): Point[] => {
    const value = values[at];
    return age === null || value === null || value === undefined ? [] : [{ age, value }];
  });
  const fetched = lastFetch(day, addDays(endOfMonth(day), 1));
  if (fetched !== null) points.push({ age: daysBetween(day, fetched), value: atMonthEnd });
  return points.sort((a, b) => a.age - b.age);
}

type Point = { age: number; value: Units };

function onLine(before: Point, after: Point, age: number): number {
  const [first, last] = [unitsNumber(before.value), unitsNumber(after.value)];
  if (after.age === before.age) return first;
  return first + ((last - first) * (age - before.age)) / (after.age - before.age);
}

/** Nine tenths of results of a normal distribution are below this many deviations. */
const tenth = 1.2;

/** The same for a deviation that few values tell: Student's t, by its expansion. */
function widenForFew(freedom: number): number {
  const [z, degrees] = [tenth, Math.max(1, freedom)];
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}

/** A change of rates goes on by this much more than a line, because it compounds. */
const compounding = 1.3;

export type Spread = { low: number; high: number };

/**
 * Where four of five further results lie, if settled months had these: as far from their weighted mean as they scatter, and where
 * they clearly rise or fall, also as far as that goes on until `month`. Null with fewer than three.
 */
export function findSpread(results: readonly MonthError[], month: string): Spread | null {
  if (results.length < fewestMonths) return null;
  const total = results.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (one: MonthError) => number) =>
    results.reduce((sum, one) => sum + (one.weight / total) * of(one), 0);
  /** The inverse of the number of months that would say as much with equal weights. */
  const part = mean(({ weight }) => weight / total);
  const count = 1 / part;
  const middle = mean(({ value }) => value);
  const lagOf = (one: { month: string }) => monthsBetween(one.month, month);
  const lag = mean(lagOf);
  const lags = mean((one) => (lagOf(one) - lag) ** 2);
  const slope = mean((one) => (lagOf(one) - lag) * (one.value - middle)) / lags;
  const scatter = mean(({ value }) => (value - middle) ** 2) / (1 - part);
  const aroundLine =
    (mean((one) => (one.value - middle - slope * (lagOf(one) - lag)) ** 2) * count) / Math.max(1, count - 2);
  // Half its variance is taken off: a slope that chance explains counts as none.
  const certain = slope === 0 ? 0 : Math.max(0, 1 - aroundLine / (2 * count * lags * slope ** 2));
  const values = results.map(({ value }) => value);
  // No further than the months lie apart: three of them say little about where they go.
  const apart = Math.max(...values) - Math.min(...values);
  const drift = Math.max(-apart, Math.min(apart, -slope * lag * certain * compounding));
  const variance = scatter * (1 - certain) + aroundLine * certain * (1 + (lag ** 2 * part) / lags);
  const half = widenForFew(count - 1) * Math.sqrt(variance * (1 + part));
  return { low: middle - half + Math.min(0, drift), high: middle + half + Math.max(0, drift) };
}
