import { TimeSeries } from '@/components/charts/time-series';
import { nameGoalSubject } from '@/features/goals/describe-goal';
import { drawGoal, nameCourse } from '@/features/goals/draw-goal';
import type { GoalProgress, Goals } from '@/features/goals/goal-shape';
import { type Basis, makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import type { Day } from '@/lib/data/terms/days';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { clipRanges } from '@/lib/data/terms/ranges/gaps';
import { useLanguage } from '@/lib/language/use-language';
import { captionOf } from '@/lib/pages/answer-caption';
import { captionOfChart } from '@/lib/pages/caption-of-chart';
import { formatTick, formatValue } from '@/lib/pages/figure';

type Props = { goal: GoalProgress; answer: Pick<Goals, 'receipt' | 'basis'>; today: Day };

/** What one goal comes from: its days, and the lists behind its group. */
function basisOf({ range, unread, subject }: GoalProgress, { receipt, basis }: Props['answer']): Basis {
  const state = unread.length > 0 ? 'partial' : 'complete';
  const loadedEarly = clipRanges(receipt.loadedEarly, range);
  const isOfGroup = subject !== null && isGroupDimension(subject.kind);
  const rows = [rowsBasis(['reports'], range, { state, gaps: unread, loadedEarly })];
  return makeBasis(rows, isOfGroup ? basis.lists : []);
}

/** The browser has a font for each name. */
const canShow = () => true;

/** A running goal as a picture: what is reported, the pace, and where the forecast meets the target. */
export function GoalPicture({ goal, answer, today }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const { metric, currency, range } = goal;
  const drawing = drawGoal(goal, today)?.(language, canShow);
  if (!drawing) return null;
  const title = nameCourse(language, goal);
  const subject = { label: t('caption.filters.subject'), values: [nameGoalSubject(language, goal)] };
  return (
    <TimeSeries
      {...drawing}
      title={title}
      caption={captionOfChart(
        captionOf({ range, receipt: answer.receipt, basis: basisOf(goal, answer) }, today),
        {
          title,
          filters: [subject],
        },
      )}
      bare
      height={200}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
    />
  );
}
