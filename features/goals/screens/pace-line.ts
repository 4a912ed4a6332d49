import type { Goal, GoalProgress } from '@/features/goals/goal-shape';
import { goalScopes } from '@/features/goals/goal-shape';
import { weekdayOf } from '@/features/goals/weekday-pattern';
import type { ShownChart } from '@/features/reports/shown-chart';
import { type Day, eachDay } from '@/lib/data/terms/days';
import { sumUnits, toUnits, type Units, unitsNumber } from '@/lib/data/terms/units';
import type { Translate } from '@/lib/language/translate';
import { findSubject } from '@/lib/pages/alert-target';
import { bucketRange } from '@/lib/pages/buckets';
import type { ReportChart } from '@/lib/pages/chart';

/**
 * Adds what each bucket should bring by the goals of what the chart shows. A bucket with a day without a goal has no value.
 * Changes nothing if two goals have the same day.
 */
export function addPaceLine(
  t: Translate,
  chart: ReportChart,
  goals: readonly GoalProgress[],
  shown: ShownChart,
): ReportChart {
  const own = goals.filter((goal) => isShown(goal, shown));
  const goalsOn = (day: Day) => own.filter(({ range }) => range.from <= day && day <= range.to);
  const days = eachDay(shown.range);
  if (chart.points.length === 0 || own.length === 0 || days.some((day) => goalsOn(day).length > 1)) {
    return chart;
  }
  const paceOn = (day: Day): Units | null => {
    const [goal] = goalsOn(day);
    return goal?.daily ? toUnits(goal.daily[weekdayOf(day)] ?? '0') : null;
  };
  const points = chart.points.map((point) => {
    const part = bucketRange(point.day, shown.grain, shown.range);
    const paces = part ? eachDay(part).map(paceOn) : [];
    const known = paces.filter((pace) => pace !== null);
    const isWhole = known.length > 0 && known.length === paces.length;
    const goal = isWhole ? unitsNumber(sumUnits(known)) : null;
    return { ...point, values: { ...point.values, goal } };
  });
  if (points.every(({ values }) => values.goal === null)) return chart;
  const line = { key: 'goal', label: t('goals.paceLine'), file: 'goal_pace', plan: true };
  return { points, series: [...chart.series, line] };
}

/** Whether a goal is about what the chart shows. */
function isShown(goal: Goal, { metric, currency, filters, isOnly }: ShownChart): boolean {
  const subject = findSubject(filters, goalScopes);
  if (subject === undefined || goal.metric !== metric) return false;
  if (goal.currency === null ? !isOnly : goal.currency !== currency) return false;
  return goal.subject?.kind === subject?.kind && goal.subject?.id === subject?.id;
}
