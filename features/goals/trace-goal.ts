import type { Day } from '@/lib/data/terms/days';
import { toUnits, type Units } from '@/lib/data/terms/units';
import type { Outlook } from './forecast';
import { decimalsOf, type GoalDays, roundUnits, writeValue } from './foresee';
import type { Goal, GoalCourse } from './goal-shape';
import { divideTarget, type WeekdayPattern, weekdayOf } from './weekday-pattern';

/** The days of a running period. `isReported`: something is known of them. `outlook`: empty without a forecast. */
type Traced = {
  all: readonly Day[];
  counts: (day: Day) => boolean;
  today: Day;
  isReported: boolean;
  pattern: WeekdayPattern | null;
  outlook: readonly Outlook[];
};

/** What the days of a running period have up to each of them: what is reported, what is expected, and what would be on track. */
export function traceGoal(goal: Goal, { amountOf }: Pick<GoalDays, 'amountOf'>, traced: Traced): GoalCourse {
  const { all, counts, today, isReported, outlook } = traced;
  let sum = 0n;
  const sums = all.map((day) => {
    if (day <= today) sum += amountOf(day);
    return sum;
  });
  const yesterday = all.filter((day) => day < today).length - 1;
  const write = (units: Units) => writeValue(goal, roundUnits(units, decimalsOf(goal)));
  const writeOutlook = (name: keyof Outlook) =>
    all.map((_, at) => {
      const found = at >= yesterday ? outlook[at] : undefined;
      return found ? write(found[name]) : null;
    });
  return {
    reported: all.map((day, at) =>
      isReported && (counts(day) || day === today) ? write(sums[at] ?? 0n) : null,
    ),
    expected: writeOutlook('value'),
    low: writeOutlook('low'),
    high: writeOutlook('high'),
    pace: tracePace(goal, sums, traced).map((units) => (units < 0n ? write(0n) : write(units))),
  };
}

/**
 * Up to yesterday, weekdays bring their parts of what would be on track then. From today on, days bring what is expected of them,
 * and reach the target. Empty without a forecast.
 */
function tracePace(goal: Goal, sums: readonly Units[], { all, today, pattern, outlook }: Traced): Units[] {
  const forecast = outlook.at(-1)?.value;
  if (forecast === undefined) return [];
  const target = toUnits(goal.target);
  const over = all.filter((day) => day < today).length;
  const yesterday = (sums[over - 1] ?? 0n) + target - forecast;
  const { parts } = divideTarget(pattern, all);
  let part = 0n;
  const planned = all.map((day) => {
    part += parts[weekdayOf(day)] ?? 0n;
    return part;
  });
  const expected = outlook.map(({ value }) => value);
  const before = expected[over - 1] ?? 0n;
  return all.map((_, at) =>
    at < over
      ? divide(yesterday, planned[at], planned[over - 1], [at + 1, over])
      : yesterday +
        divide(target - yesterday, (expected[at] ?? 0n) - before, forecast - before, [
          at + 1 - over,
          all.length - over,
        ]),
  );
}

/** A part of an amount. Evenly by days if there is nothing to divide by. */
function divide(
  units: Units,
  part: Units = 0n,
  whole: Units = 0n,
  [days, allDays]: readonly [number, number],
): Units {
  return whole > 0n ? (units * part) / whole : (units * BigInt(days)) / BigInt(allDays);
}
