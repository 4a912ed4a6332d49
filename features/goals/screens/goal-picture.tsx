import { TimeSeries } from '@/components/charts/time-series';
import { drawGoal, nameCourse } from '@/features/goals/draw-goal';
import type { GoalProgress } from '@/features/goals/goal-shape';
import type { Day } from '@/lib/data/days';
import { formatTick, formatValue } from '@/lib/data/reporting/figure';
import { useLanguage } from '@/lib/language/use-language';

/** The browser has a font for each name. */
const canShow = () => true;

/** A running goal as a picture: what is reported, the pace, and where the forecast meets the target. */
export function GoalPicture({ goal, today }: { goal: GoalProgress; today: Day }) {
  const language = useLanguage();
  const { format } = language;
  const { metric, currency } = goal;
  const drawing = drawGoal(goal, today)?.(language, canShow);
  if (!drawing) return null;
  return (
    <TimeSeries
      {...drawing}
      title={nameCourse(language, goal)}
      bare
      height={200}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
    />
  );
}
