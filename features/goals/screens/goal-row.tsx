import { NearLink } from '@/components/ui/near-link';
import { RowButtons } from '@/components/ui/row-buttons';
import {
  describeGoal,
  nameGoal,
  namePeriod,
  writeGoalQuery,
  writeReached,
} from '@/features/goals/describe-goal';
import type { GoalProgress, Goals } from '@/features/goals/goal-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { GoalBar } from './goal-bar';
import { GoalFacts } from './goal-facts';
import { GoalPicture } from './goal-picture';
import { GoalStateBadge } from './goal-state';

type Props = {
  goal: GoalProgress;
  /** The answer that it is a part of. */
  answer: Pick<Goals, 'receipt' | 'basis'>;
  today: Day;
  manages: boolean;
  deleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** A goal: what is reached, the pace, the forecast, and what can be done with it. */
export function GoalRow({ goal, answer, today, manages, deleting, onEdit, onDelete }: Props) {
  const language = useLanguage();
  const { t } = language;
  const what = describeGoal(language, goal);
  const { reached, share } = writeReached(language, goal);
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid min-w-0 content-start gap-1.5 only:col-span-full">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-36">
            <NearLink
              href={{ pathname: '/reports', search: writeGoalQuery(goal) }}
              className="reach line-clamp-2 rounded font-medium hover:underline"
            >
              {nameGoal(language, goal)}
            </NearLink>
            <span className="block text-xs text-muted">{namePeriod(language, goal.period)}</span>
          </div>
          <GoalStateBadge state={goal.state} />
          {manages ? (
            <span className="flex" data-print="hide">
              <RowButtons
                labels={{ edit: t('goals.edit', { what }), delete: t('goals.delete', { what }) }}
                deleting={deleting}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            </span>
          ) : null}
        </div>
        {goal.state === 'gone' ? null : (
          <div className="grid items-center gap-x-4 sm:max-lg:grid-cols-[minmax(0,1fr)_auto]">
            <GoalBar goal={goal} />
            <p className="tabular text-sm">
              {reached}
              <span className="text-muted"> · {share}</span>
            </p>
          </div>
        )}
        <GoalFacts goal={goal} />
      </div>
      <GoalPicture goal={goal} answer={answer} today={today} />
    </li>
  );
}
