import { sumUnits, toUnits, type Units } from '@/lib/data/terms/units';
import { decimalsOf, type GoalDays, type Known, roundUnits, settle, writeValue } from './foresee';
import { type Goal, type GoalReason, goalCauses } from './goal-shape';
import { divideTarget, weekdayOf } from './weekday-pattern';

/**
 * What makes most of the difference between a forecast and its target. The three causes add up to it. Null if there is no
 * difference.
 */
export function explainGoal(
  goal: Goal,
  days: Pick<GoalDays, 'amountOf' | 'settling'>,
  { pattern, all, counts }: Known,
  forecast: Units,
): GoalReason | null {
  const target = toUnits(goal.target);
  const difference = forecast - target;
  const counted = all.filter(counts);
  const { parts, whole } = divideTarget(pattern, all);
  const planned = (target * sumUnits(counted.map((day) => parts[weekdayOf(day)] ?? 0n))) / whole;
  const reported = sumUnits(counted.map(days.amountOf));
  const open = sumUnits(counted.map((day) => settle(days, day))) - reported;
  const soFar = reported - planned;
  const causes = { open, soFar, toCome: difference - open - soFar };
  const sign = difference < 0n ? -1n : 1n;
  const cause = goalCauses.reduce((most, one) => (causes[one] * sign > causes[most] * sign ? one : most));
  const amount = roundUnits(causes[cause], decimalsOf(goal));
  if (difference === 0n || amount === 0n) return null;
  return {
    difference: writeValue(goal, difference),
    cause,
    amount: writeValue(goal, amount),
    days: {
      open: counted.filter((day) => days.settling?.isOpen(day)).length,
      soFar: counted.length,
      toCome: all.length - counted.length,
    }[cause],
  };
}
