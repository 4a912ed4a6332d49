'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { MoreButton } from '@/components/feedback/more-button';
import { useAddGoal, useDeleteGoal } from '@/features/goals/client/goals';
import { describeGoal } from '@/features/goals/describe-goal';
import type { Goal, Goals, StoredGoal } from '@/features/goals/goal-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { GoalRow } from './goal-row';

type Props = {
  read: UseInfiniteQueryResult<InfiniteData<Goals>>;
  manages: boolean;
  today: Day;
  onEdit: (goal: StoredGoal) => void;
};

/** The goals. Each can be changed, deleted and restored. */
export function GoalList({ read, manages, today, onEdit }: Props) {
  const language = useLanguage();
  const { t } = language;
  const goals = read.data?.pages.flatMap((answer) => answer.goals.map((goal) => ({ goal, answer }))) ?? [];
  const remove = useDeleteGoal();
  const add = useAddGoal();
  const deleted = remove.isSuccess ? remove.variables : undefined;
  return (
    <>
      <DeletedNotice
        deleted={deleted && t('goals.deleted', { what: describeGoal(language, deleted) })}
        failed={remove.error ?? add.error}
        pending={add.isPending}
        onUndo={() => deleted && add.mutate(pickGoal(deleted), { onSuccess: () => remove.reset() })}
      />
      <ul aria-label={t('goals.title')} className="divide-y divide-border border-t border-border">
        {goals.map(({ goal, answer }) => (
          <GoalRow
            key={goal.id}
            goal={goal}
            answer={answer}
            today={today}
            manages={manages}
            deleting={remove.isPending && remove.variables.id === goal.id}
            onEdit={() => onEdit(goal)}
            onDelete={() => remove.mutate(goal)}
          />
        ))}
      </ul>
      <MoreButton read={read} label={t('goals.more')} className="border-t border-border px-4 py-3" />
    </>
  );
}

const pickGoal = ({ metric, currency, period, target, subject }: StoredGoal): Goal => ({
  metric,
  currency,
  period,
  target,
  subject,
});
