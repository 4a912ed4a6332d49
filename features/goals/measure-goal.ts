import { addDays, type Day, type DayRange, eachDay, earlierOf, laterOf } from '@/lib/data/days';
import { clipRanges } from '@/lib/data/ranges/gaps';
import { firstUnsettledDay, isOpen, lookBackDays } from '@/lib/data/ranges/look-back';
import { divideToRate, sumUnits, toUnits, type Units, unitsText } from '@/lib/data/units';
import { isIn } from '@/lib/data/windows/compared-days';
import {
  decimalsOf,
  foresee,
  type GoalDays,
  type Known,
  noSettling,
  roundUnits,
  writeValue,
} from './foresee';
import { daysOfPeriod } from './goal-period';
import type { Goal, GoalForecast, GoalProgress, GoalState, StoredGoal } from './goal-shape';
import { testForecast } from './test-forecast';
import { divideTarget, findPattern, type WeekdayPattern, weekdayOf } from './weekday-pattern';

/** Days before this one say what a goal's weekdays bring. */
export const patternEnd = ({ to }: DayRange, today: Day): Day => earlierOf(today, addDays(to, 1));

/** The progress of a goal on a day, by what is stored. */
export function measureGoal(goal: StoredGoal, days: GoalDays, today: Day): GoalProgress {
  const range = daysOfPeriod(goal.period);
  const target = toUnits(goal.target);
  const all = eachDay(range);
  const value = sumUnits(all.filter((day) => day <= today).map(days.amountOf));
  const counts = (day: Day) => day < today && !isIn(days.unread, day);
  const pattern = days.isLoaded ? findPattern(settled(days, counts), patternEnd(range, today)) : null;
  const unread = clipRanges(days.unread, { from: range.from, to: earlierOf(range.to, addDays(today, -1)) });
  const isRunning = range.from <= today && today <= range.to;
  const expected = isRunning && pattern ? writeForecast(goal, days, { pattern, all, counts, today }) : null;
  const open = all.filter((day) => day <= today && (day >= firstUnsettledDay(today) || days.open.has(day)));
  const daysOver = all.filter((day) => day < today).length;
  const counted = all.filter(counts);
  const state = judge(
    { value, target },
    { range, today, forecast: expected, isComplete: unread.length === 0 },
  );
  return {
    ...goal,
    range,
    // A zero says something only if a day counts.
    ...(state === 'unknown' && counted.length === 0 && value === 0n
      ? unreached
      : { value: writeValue(goal, value), share: divideToRate(value, target) }),
    ...(days.isLoaded ? planGoal(goal, pattern, { all, counted }) : unplanned),
    daysOver,
    daysLeft: all.length - daysOver,
    daysCounted: counted.length,
    forecast: expected,
    state,
    unread,
    openDays: open.length,
    changesUntil:
      isOpen(range, today) || open.length > 0 ? laterOf(addDays(range.to, lookBackDays), today) : null,
  };
}

/** Days with what they are expected to settle at. */
const settled = ({ amountOf, settling }: GoalDays, counts: (day: Day) => boolean) => ({
  amountOf: (day: Day) => settling?.settle(day, amountOf(day)) ?? amountOf(day),
  counts,
});

function writeForecast(goal: Goal, days: GoalDays, known: Known): GoalForecast {
  const { value, low, high } = foresee(goal, days, known);
  const share = (units: Units) => divideToRate(units, toUnits(goal.target)) ?? 0;
  return {
    value: writeValue(goal, value),
    low: writeValue(goal, low),
    high: writeValue(goal, high),
    share: share(value),
    lowShare: share(low),
    highShare: share(high),
    weeks: known.pattern.weeks,
    settles: days.settling !== null,
    ...testForecast(goal, days, { today: known.today, counted: known.all.filter(known.counts).length }),
  };
}

const unreached = { value: null, share: null };

type Plan = Pick<GoalProgress, 'pace' | 'daily' | 'pattern'>;

const unplanned: Plan = { pace: null, daily: null, pattern: null };

/** How the target is divided among the days. */
function planGoal(
  goal: Goal,
  pattern: WeekdayPattern | null,
  { all, counted }: { all: readonly Day[]; counted: readonly Day[] },
): Plan {
  const target = toUnits(goal.target);
  const { parts, whole } = divideTarget(pattern, all);
  const part = (weekday: number) => parts[weekday] ?? 0n;
  const over = sumUnits(counted.map((day) => part(weekdayOf(day))));
  return {
    pace: writeValue(goal, roundUnits((target * over) / whole, decimalsOf(goal))),
    daily: parts.map((_, weekday) => unitsText((target * part(weekday)) / whole)),
    pattern: pattern && pattern.total > 0n ? 'weekdays' : 'even',
  };
}

type Judged = { range: DayRange; today: Day; forecast: GoalForecast | null; isComplete: boolean };

function judge(
  { value, target }: { value: Units; target: Units },
  { range, today, forecast, isComplete }: Judged,
): GoalState {
  if (range.from > today) return 'scheduled';
  if (value >= target) return 'reached';
  if (range.to < today) return isComplete ? 'missed' : 'unknown';
  if (!forecast) return 'unknown';
  return toUnits(forecast.value) >= target ? 'onTrack' : 'behind';
}

/** A goal whose group was deleted. */
export function describeGone(goal: StoredGoal, today: Day): GoalProgress {
  const none = { amountOf: () => 0n, ...noSettling, isLoaded: false, open: new Set<Day>(), unread: [] };
  return {
    ...measureGoal(goal, none, today),
    ...unreached,
    state: 'gone',
    forecast: null,
    openDays: 0,
    changesUntil: null,
  };
}
