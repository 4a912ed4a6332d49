import type { Growth } from '@/features/settlement/grow-days';
import {
  type CurrencyEstimates,
  type EstimatedMetric,
  estimatedMetrics,
  readEstimates,
} from '@/features/settlement/read-estimates';
import type { Decimal } from '@/lib/base/decimal';
import { type LedgerContext, nowOf } from '@/lib/data/context';
import { datasets } from '@/lib/data/datasets';
import { addDays, type Day, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/days';
import type { Session } from '@/lib/data/store/store';
import type { Units } from '@/lib/data/units';
import { listUnread } from '@/lib/data/windows/list-unread';
import { readWindows } from '@/lib/data/windows/windows';
import { daysOfPeriod } from './goal-period';
import type { Goal, GoalProgress, StoredGoal } from './goal-shape';
import { type GoalDays, measureGoal, patternEnd } from './measure-goal';
import { type DaySum, readDays } from './read-days';
import { weeksBack } from './weekday-pattern';

const { sources } = datasets.reports;

/**
 * The progress of goals on the context's day, by stored rows. Fetches nothing. Groups must be refreshed. `estimates`: those of
 * `readGoalEstimates`.
 */
export async function readProgress(
  read: Session['read'],
  context: LedgerContext,
  goals: readonly StoredGoal[],
  estimates: CurrencyEstimates | null,
): Promise<GoalProgress[]> {
  const now = nowOf(context);
  const today = toDay(now);
  const begun = goals.map(({ period }) => daysOfPeriod(period)).filter(({ from }) => from <= today);
  if (begun.length === 0) return goals.map((goal) => measureGoal(goal, nothing, today));
  const range = findSpan(begun, today);
  const daysOf = await readDays(read, context, goals, range);
  const windows = await readWindows(read, context.workspaceId, sources, range);
  const unread = listUnread(sources, windows, range, now);
  return goals.map((goal) => {
    const own = isSettling(goal, today) ? estimates?.get(goal.currency)?.[goal.metric] : undefined;
    return measureGoal(goal, toGoalDays(daysOf(goal), own?.growths ?? noGrowths, unread), today);
  });
}

const nothing: GoalDays = { amountOf: () => 0n, settle: null, open: new Set(), unread: [] };

/** The days of all periods up to today, and those of the weeks that tell what weekdays bring. */
function findSpan(periods: readonly DayRange[], today: Day): DayRange {
  const firsts = periods.map((period) =>
    [period.from, addDays(patternEnd(period, today), -7 * weeksBack)].reduce(earlierOf),
  );
  return {
    from: firsts.reduce(earlierOf),
    to: earlierOf(today, periods.map(({ to }) => to).reduce(laterOf)),
  };
}

type Growths = ReadonlyMap<Day, Growth>;
const noGrowths: Growths = new Map();

type Settling = Goal & { metric: EstimatedMetric; currency: string };

/** Whether it may be known how a running goal's figures settle: amounts. */
function isSettling(goal: Goal, today: Day): goal is Settling {
  const { from, to } = daysOfPeriod(goal.period);
  const isRunning = from <= today && today <= to;
  return isRunning && goal.currency !== null && estimatedMetrics.some((name) => name === goal.metric);
}

/** How figures of the workspace settle, if a goal needs it. */
export async function readGoalEstimates(
  context: LedgerContext,
  goals: readonly Goal[],
): Promise<CurrencyEstimates | null> {
  const today = toDay(nowOf(context));
  return goals.some((goal) => isSettling(goal, today)) ? readEstimates(context) : null;
}

function toGoalDays(sums: readonly DaySum[], growths: Growths, unread: readonly DayRange[]): GoalDays {
  const values = new Map<Day, Units>();
  for (const { day, value } of sums) values.set(day, (values.get(day) ?? 0n) + value);
  return {
    amountOf: (day) => values.get(day) ?? 0n,
    settle: growths.size > 0 ? settleBy(growths) : null,
    open: new Set(sums.filter(({ open }) => open).map(({ day }) => day)),
    unread,
  };
}

/** Multiplies amounts by the growth of their day: of all settled months, then of each of them. */
function settleBy(growths: Growths): NonNullable<GoalDays['settle']> {
  const months = [...new Set([...growths.values()].flatMap((growth) => [...growth.months.keys()]))];
  return (day, value) => {
    const growth = growths.get(day);
    if (!growth?.open) return [value];
    const grow = (factor: Decimal) => BigInt(factor.times(`${value}`).toDecimalPlaces(0).toFixed());
    return [grow(growth.all), ...months.map((month) => grow(growth.months.get(month) ?? growth.all))];
  };
}
