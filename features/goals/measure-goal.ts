import { isIn } from '@/lib/data/store/windows/compared-days';
import { addDays, type Day, type DayRange, eachDay, earlierOf, laterOf } from '@/lib/data/terms/days';
import { clipRanges } from '@/lib/data/terms/ranges/gaps';
import { firstUnsettledDay, isOpen, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { divideToRate, sumUnits, toUnits, type Units, unitsText } from '@/lib/data/terms/units';
import { explainGoal } from './explain-goal';
import type { Outlook } from './forecast';
import { foresee, type GoalDays, type Known, noSettling, settle, writeValue } from './foresee';
import { daysOfPeriod } from './goal-period';
import type { Goal, GoalForecast, GoalProgress, GoalState, StoredGoal } from './goal-shape';
import { testForecast } from './test-forecast';
import { traceGoal } from './trace-goal';
import { divideTarget, findPattern, type WeekdayPattern } from './weekday-pattern';

/** Days before this one say what a goal's weekdays bring. */
export const patternEnd = ({ to }: DayRange, today: Day): Day => earlierOf(today, addDays(to, 1));

/** The progress of a goal on a day, by what is stored. */
export function measureGoal(goal: StoredGoal, days: GoalDays, today: Day): GoalProgress {
  const range = daysOfPeriod(goal.period);
  const target = toUnits(goal.target);
  const all = eachDay(range);
  const value = sumUnits(all.filter((day) => day <= today).map(days.amountOf));
  const counts = (day: Day) => day < today && !isIn(days.unread, day);
  const expected = { amountOf: (day: Day) => settle(days, day), counts };
  const pattern = days.isLoaded ? findPattern(expected, patternEnd(range, today)) : null;
  const unread = clipRanges(days.unread, { from: range.from, to: earlierOf(range.to, addDays(today, -1)) });
  const isRunning = range.from <= today && today <= range.to;
  const known = isRunning && pattern ? { pattern, all, counts, today } : null;
  const outlook = known ? foresee(goal, days, known) : [];
  const end = outlook.at(-1);
  const open = all.filter((day) => day <= today && (day >= firstUnsettledDay(today) || days.open.has(day)));
  const daysOver = all.filter((day) => day < today).length;
  const daysCounted = all.filter(counts).length;
  const isComplete = isRunning ? days.isLoaded : unread.length === 0;
  const state = judge({ value, target, forecast: end?.value }, { range, today, isComplete });
  // A zero says something only if a day counts.
  const isReported = state !== 'unknown' || daysCounted > 0 || value !== 0n;
  return {
    ...goal,
    range,
    ...(isReported ? { value: writeValue(goal, value), share: divideToRate(value, target) } : unreached),
    pace: end ? writeValue(goal, atLeastNothing(value + target - end.value)) : null,
    ...(days.isLoaded ? planGoal(goal, pattern, all) : unplanned),
    daysOver,
    daysLeft: all.length - daysOver,
    daysCounted,
    forecast: known && end ? writeForecast(goal, days, { ...known, end }) : null,
    reason: known && end ? explainGoal(goal, days, known, end.value) : null,
    course: isRunning ? traceGoal(goal, days, { all, counts, today, isReported, pattern, outlook }) : null,
    state,
    unread,
    openDays: open.length,
    changesUntil:
      isOpen(range, today) || open.length > 0 ? laterOf(addDays(range.to, lookBackDays), today) : null,
  };
}

const atLeastNothing = (units: Units): Units => (units < 0n ? 0n : units);

function writeForecast(
  goal: Goal,
  days: GoalDays,
  { pattern, all, counts, today, end: { value, low, high } }: Known & { end: Outlook },
): GoalForecast {
  const share = (units: Units) => divideToRate(units, toUnits(goal.target)) ?? 0;
  return {
    value: writeValue(goal, value),
    low: writeValue(goal, low),
    high: writeValue(goal, high),
    share: share(value),
    lowShare: share(low),
    highShare: share(high),
    weeks: pattern.weeks,
    settles: days.settling !== null,
    ...testForecast(goal, days, { today, counted: all.filter(counts).length }),
  };
}

const unreached = { value: null, share: null };

type Plan = Pick<GoalProgress, 'daily' | 'pattern'>;

const unplanned: Plan = { daily: null, pattern: null };

/** How the target is divided among the days. */
function planGoal(goal: Goal, pattern: WeekdayPattern | null, all: readonly Day[]): Plan {
  const { parts, whole } = divideTarget(pattern, all);
  return {
    daily: parts.map((part) => unitsText((toUnits(goal.target) * part) / whole)),
    pattern: pattern && pattern.total > 0n ? 'weekdays' : 'even',
  };
}

/** `isComplete`: of a running period, the days behind its verdict are stored; of one that is over, every day counts. */
function judge(
  { value, target, forecast }: { value: Units; target: Units; forecast: Units | undefined },
  { range, today, isComplete }: { range: DayRange; today: Day; isComplete: boolean },
): GoalState {
  const isReached = value >= target;
  if (range.from > today) return 'scheduled';
  if (range.to < today) return isReached ? 'reached' : isComplete ? 'missed' : 'unknown';
  if (forecast === undefined) return isReached && isComplete ? 'reached' : 'unknown';
  if (forecast < target) return 'behind';
  return isReached ? 'reached' : 'onTrack';
}

/** A goal whose group was deleted. */
export function describeGone(goal: StoredGoal, today: Day): GoalProgress {
  const none = { amountOf: () => 0n, ...noSettling, isLoaded: false, open: new Set<Day>(), unread: [] };
  return {
    ...measureGoal(goal, none, today),
    ...unreached,
    state: 'gone',
    course: null,
    openDays: 0,
    changesUntil: null,
  };
}
