import { describeReason } from '@/features/goals/describe-goal';
import { type GoalFilters, goalFiltersSchema } from '@/features/goals/goal';
import type { GoalProgress } from '@/features/goals/goal-shape';
import { captionOfGoals } from '@/features/goals/goals-caption';
import { listAllGoals } from '@/features/goals/list-goals';
import { english } from '@/lib/language/english';
import { defineList } from '@/lib/pages/export-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

const columns: Column<GoalProgress>[] = [
  column.text('period', 'Period (UTC)', ({ period }) => period),
  column.text('metric', 'Metric', ({ metric }) => metric),
  column.text('for', 'For', ({ subject }) => subject?.kind ?? 'workspace'),
  column.text('subject', 'Subject id', ({ subject }) => subject?.id),
  column.text('name', 'Name', ({ name }) => name),
  column.text('currency', 'Currency', ({ currency }) => currency),
  column.amount('target', 'Goal', ({ target }) => target),
  column.amount('value', 'Reached', ({ value }) => value),
  column.rate('share', 'Share of goal', ({ share }) => share),
  column.amount('pace', 'Pace', ({ pace }) => pace),
  column.text('state', 'State', ({ state }) => state),
  column.text('reason', 'Reason (estimate)', (goal) => describeReason(english, goal)),
  column.amount('forecast', 'Forecast (estimate)', ({ forecast }) => forecast?.value),
  column.amount('low', 'Forecast low (estimate)', ({ forecast }) => forecast?.low),
  column.amount('high', 'Forecast high (estimate)', ({ forecast }) => forecast?.high),
  column.count('tested', 'Forecasts tested', ({ forecast }) => forecast?.tested.length),
  column.count('within', 'Tests within their range', ({ forecast }) => forecast?.within),
  column.rate('meanError', 'Mean error of tests', ({ forecast }) => forecast?.meanError),
  column.flag('mayChange', 'May still change', ({ changesUntil }) => changesUntil !== null),
  column.count('daysOver', 'Days over', ({ daysOver }) => daysOver),
  column.count('daysCounted', 'Days that count', ({ daysCounted }) => daysCounted),
];

const listFilters = ({ from, to }: GoalFilters) => ({
  ...(from ? { from: [from] } : {}),
  ...(to ? { to: [to] } : {}),
});

/** The workspace's goals with their progress, the newest period first. */
export const exportGoals = defineList({
  allow: 'view',
  scope: 'reports:read',
  query: goalFiltersSchema,
  columns: () => columns,
  filters: listFilters,
  toLines: (line: GoalProgress) => [line],
  open: async (context, query) => {
    const answer = await listAllGoals(context, query);
    return { ...onePage(answer.goals), caption: captionOfGoals(answer, context.today) };
  },
});
