import { TimeSeries } from '@/components/charts/time-series';
import { nameSubject } from '@/features/goals/describe-goal';
import { drawGoal, nameCourse } from '@/features/goals/draw-goal';
import type { GoalProgress } from '@/features/goals/goal-shape';
import { makeBasis } from '@/lib/data/basis';
import type { Day } from '@/lib/data/days';
import { captionOfRecords } from '@/lib/data/reporting/answer-caption';
import { captionOfChart } from '@/lib/data/reporting/caption-of-chart';
import { formatTick, formatValue } from '@/lib/data/reporting/figure';
import { findOpenDays } from '@/lib/data/reporting/open-days';
import { useLanguage } from '@/lib/language/use-language';

/** The browser has a font for each name. */
const canShow = () => true;

/** A running goal as a picture: what is reported, the pace, and where the forecast meets the target. */
export function GoalPicture({ goal, today }: { goal: GoalProgress; today: Day }) {
  const language = useLanguage();
  const { t, format } = language;
  const { metric, currency, range, unread } = goal;
  const drawing = drawGoal(goal, today)?.(language, canShow);
  if (!drawing) return null;
  const title = nameCourse(language, goal);
  const state = unread.length > 0 ? 'partial' : 'complete';
  const basis = makeBasis([{ datasets: ['reports'], range, state, gaps: unread }]);
  const subject = { label: t('caption.filters.subject'), values: [nameSubject(language, goal)] };
  return (
    <TimeSeries
      {...drawing}
      title={title}
      caption={captionOfChart(captionOfRecords({ range, basis, open: findOpenDays(range, today) }), {
        title,
        filters: [subject],
      })}
      bare
      height={200}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
    />
  );
}
