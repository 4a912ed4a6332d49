import type { Growth } from '@/features/settlement/grow-days';
import type { CurrencyEstimates } from '@/features/settlement/read-estimates';
import { datasets } from '@/lib/data/datasets';
import { addDays, type Day, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/days';
import type { Session } from '@/lib/data/store/store';
import type { Units } from '@/lib/data/units';
import { listUnread } from '@/lib/data/windows/list-unread';
import { type LookMetric, lookMetrics } from '@/lib/data/windows/look-ages';
import { readWindows } from '@/lib/data/windows/windows';
import { type FreshLedger, nowOf } from '@/lib/data/workspace';
import type { GoalDays } from './foresee';
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
export async function readProgress(
  read: Session['read'],
  context: FreshLedger,
  goals: readonly StoredGoal[],
  estimates: CurrencyEstimates | null,
): Promise<GoalProgress[]> {
  const now = nowOf(context);
  const today = toDay(now);
  const begun = goals.map(({ period }) => daysOfPeriod(period)).filter(({ from }) => from <= today);
  if (begun.length === 0) return goals.map((goal) => measureGoal(goal, nothing, today));
  const range = findSpan(begun, today);
  const daysOf = await readDays(read, context, goals, range);
  const windows = await readWindows(read, context.id, sources, range);
  const unread = listUnread(sources, windows, range, now);
  return goals.map((goal) => {
    const growths = isSettling(goal, today)
      ? estimates?.get(goal.currency)?.[goal.metric].growths
      : undefined;
    // Of a group whose members are not known, no day is.
    const isUnknown = goal.subject !== null && context.unknownGroups.includes(goal.subject.id);
    const days = toGoalDays(daysOf(goal), growths?.size ? growths : null, isUnknown ? [range] : unread);
    return measureGoal(goal, days, today);
  });
}

const nothing: GoalDays = { amountOf: () => 0n, settle: null, open: new Set(), unread: [] };

/** The days of all periods up to today, those of the weeks that tell what weekdays bring, and those of tests. */
function findSpan(periods: readonly DayRange[], today: Day): DayRange {
  const firsts = periods.map((period) => {
    const weeks = addDays(patternEnd(period, today), -7 * weeksBack);
    return [period.from, weeks, ...(period.to >= today ? [testedFrom(today)] : [])].reduce(earlierOf);
  });
  return {
    from: firsts.reduce(earlierOf),
    to: earlierOf(today, periods.map(({ to }) => to).reduce(laterOf)),
  };
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
  growths: ReadonlyMap<Day, Growth> | null,
  unread: readonly DayRange[],
): GoalDays {
  const values = new Map<Day, Units>();
  for (const { day, value } of sums) values.set(day, (values.get(day) ?? 0n) + value);
  return {
    amountOf: (day) => values.get(day) ?? 0n,
    settle: growths && ((day, value) => growAmount(growths.get(day), value)),
    open: new Set(sums.filter(({ open }) => open).map(({ day }) => day)),
    unread,
  };
}

/** What an amount settles at, by all settled months, then by single ones. */
export function growAmount(growth: Growth | undefined, value: Units): Units[] {
  if (!growth) return [value];
  return [growth.all, ...growth.months.values()].map((factor) =>
    BigInt(factor.times(`${value}`).toDecimalPlaces(0).toFixed()),
  );
}
