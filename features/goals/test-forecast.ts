import { isIn } from '@/lib/data/store/windows/compared-days';
import { addDays, addYears, type Day, eachDay } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { divideToRate, sumUnits } from '@/lib/data/terms/units';
import { foresee, type GoalDays, settle, writeValue } from './foresee';
import { daysOfPeriod, periodBefore } from './goal-period';
import type { Goal, GoalForecast, TestedPeriod } from './goal-shape';
import { findPattern } from './weekday-pattern';

/** The first day that tests of forecasts need. */
export const testedFrom = (today: Day): Day => addDays(addYears(today, -1), 1);

/**
 * What the same method would have said about earlier periods of the goal's length, after as many days as count now. Days count
 * with what the workspace's figures of that day were expected to settle at then. A period is tested if its days are stored and
 * settled, and four full weeks before are stored.
 */
export function testForecast(
  goal: Goal,
  days: GoalDays,
  { today, counted }: Asked,
): Pick<GoalForecast, 'tested' | 'within' | 'meanError'> {
  const tested: TestedPeriod[] = [];
  let period = periodBefore(goal.period);
  while (daysOfPeriod(period).from >= testedFrom(today)) {
    const found = testPeriod({ ...goal, period }, days, { today, counted });
    if (found) tested.unshift(found);
    period = periodBefore(period);
  }
  const errors = tested.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]));
  const total = errors.reduce((all, one) => all + one, 0);
  return {
    tested,
    within: tested.filter(({ isWithin }) => isWithin).length,
    meanError: errors.length > 0 ? Number((total / errors.length).toFixed(8)) : null,
  };
}

/** `counted`: days of the running period that count. */
type Asked = { today: Day; counted: number };

function testPeriod(goal: Goal, days: GoalDays, { today, counted }: Asked): TestedPeriod | null {
  const range = daysOfPeriod(goal.period);
  const all = eachDay(range);
  const isFinal = range.to < firstUnsettledDay(today) && !all.some((day) => days.open.has(day));
  if (!isFinal || touchesGap(range, days.unread)) return null;
  const on = addDays(range.from, Math.min(counted, all.length - 1));
  const amountOf = (day: Day) => (day < on ? days.amountOf(day) : 0n);
  const counts = (day: Day) => day < on && !isIn(days.unread, day);
  const settling = days.recall(on);
  const then = { amountOf, settling };
  const pattern = findPattern({ amountOf: (day) => settle(then, day), counts }, on);
  if (!pattern) return null;
  const known = { pattern, all, counts, today: on };
  const found = foresee(goal, then, known).at(-1);
  if (!found) return null;
  const { value, low, high } = found;
  const actual = sumUnits(all.map(days.amountOf));
  return {
    period: goal.period,
    value: writeValue(goal, value),
    low: writeValue(goal, low),
    high: writeValue(goal, high),
    actual: writeValue(goal, actual),
    isWithin: low <= actual && actual <= high,
    error: divideToRate(value - actual, actual),
  };
}
