import type { CurrencyEstimates, Estimates } from '@/features/settlement/read-estimates';
import type { Session } from '@/lib/data/store/engine/store';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { readWindows } from '@/lib/data/store/windows/windows';
import { type FreshLedger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import { type LookMetric, lookMetrics } from '@/lib/data/terms/look-ages';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { multiplyByRate, type Units } from '@/lib/data/terms/units';
import { type GoalDays, noSettling } from './foresee';
import { daysOfPeriod } from './goal-period';
import type { Goal, GoalProgress, StoredGoal } from './goal-shape';
import { measureGoal, patternEnd } from './measure-goal';
import { type DaySum, readDays } from './read-days';
import { testedFrom } from './test-forecast';
import { weeksBack } from './weekday-pattern';

const { sources } = datasets.reports;

/**
 * The progress of goals on the context's day, by stored rows. Fetches nothing. Groups must be refreshed. `estimates`: how the
 * workspace's figures settle; null if no goal needs them.
 */
export async function readGoalProgress(
  read: Session['read'],
  context: FreshLedger,
  goals: readonly StoredGoal[],
  estimates: CurrencyEstimates | null,
): Promise<GoalProgress[]> {
  const now = nowOf(context);
  const today = toDay(now);
  const needed = goals.map(({ period }) => neededDays(period, today)).filter((days) => days !== null);
  if (needed.length === 0) return goals.map((goal) => measureGoal(goal, scheduled, today));
  const range = {
    from: needed.map(({ from }) => from).reduce(earlierOf),
    to: needed.map(({ to }) => to).reduce(laterOf),
  };
  const daysOf = await readDays(read, context, goals, range);
  const windows = await readWindows(read, context.id, sources, range);
  const unread = listUnread(sources, windows, range, now);
  const { gaps } = await readReceipt(read, context, sources, range);
  return goals.map((goal) => {
    const days = neededDays(goal.period, today);
    if (days === null) return measureGoal(goal, scheduled, today);
    const own = isSettling(goal, today) ? estimates?.get(goal.currency)?.[goal.metric] : undefined;
    // Of a group whose members are not known, no day is.
    const isUnknown = goal.subject !== null && context.unknownGroups.includes(goal.subject.id);
    return measureGoal(
      goal,
      {
        ...(isUnknown ? toGoalDays([], [range]) : toGoalDays(daysOf(goal), unread)),
        ...(own ? toSettling(own) : noSettling),
        isLoaded: !isUnknown && !touchesGap({ ...days, to: earlierOf(days.to, addDays(today, -1)) }, gaps),
      },
      today,
    );
  });
}

/** A period that begins later has no days yet, and gets an even plan. */
const scheduled: GoalDays = {
  amountOf: () => 0n,
  ...noSettling,
  isLoaded: true,
  open: new Set(),
  unread: [],
};

/**
 * The days up to today that a goal's progress comes from: those of its period, of the weeks that tell what weekdays bring, and
 * of the year behind a forecast. Null before the period.
 */
export function neededDays(period: string, today: Day): DayRange | null {
  const { from, to } = daysOfPeriod(period);
  if (from > today) return null;
  const weeks = addDays(patternEnd({ from, to }, today), -7 * weeksBack);
  const firsts = [from, weeks, ...(to >= today ? [testedFrom(today)] : [])];
  return { from: firsts.reduce(earlierOf), to: earlierOf(today, to) };
}

type Settling = Goal & { metric: LookMetric; currency: string };

/** Whether it is known how a running goal's figures settle: those of some metrics, in one currency. */
export function isSettling(goal: Goal, today: Day): goal is Settling {
  const { from, to } = daysOfPeriod(goal.period);
  const isRunning = from <= today && today <= to;
  return isRunning && goal.currency !== null && lookMetrics.some((name) => name === goal.metric);
}

function toGoalDays(
  sums: readonly DaySum[],
  unread: readonly DayRange[],
): Pick<GoalDays, 'amountOf' | 'open' | 'unread'> {
  const values = new Map<Day, Units>();
  for (const { day, value } of sums) values.set(day, (values.get(day) ?? 0n) + value);
  return {
    amountOf: (day) => values.get(day) ?? 0n,
    open: new Set(sums.filter(({ open }) => open).map(({ day }) => day)),
    unread,
  };
}

/** How the workspace's figures settle, for a goal of a part of them. */
export function toSettling({ growths, recall }: Pick<Estimates, 'growths' | 'recall'>): typeof noSettling {
  if (growths.days.size === 0) return noSettling;
  return {
    settling: {
      settle: (day, value) => {
        const factor = growths.days.get(day)?.factor;
        return factor ? BigInt(factor.times(`${value}`).toDecimalPlaces(0).toFixed()) : value;
      },
      isOpen: (day) => growths.days.get(day)?.open === true,
      errorsOf: growths.errorsOf,
    },
    recall: (on) => {
      const then = recall(on);
      return (
        then && {
          settle: (day, value) => multiplyByRate(value, then.shares.get(day) ?? 1),
          isOpen: (day) => then.shares.has(day),
          errorsOf: then.errorsOf,
        }
      );
    },
  };
}
