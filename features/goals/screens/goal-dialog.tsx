'use client';

import { FormDialog } from '@/components/form/form-dialog';
import { useForm } from '@/components/form/use-form';
import { toast } from '@/components/ui/toast';
import { useAddGoal, useChangeGoal } from '@/features/goals/client/goals';
import { periodsAround } from '@/features/goals/goal-period';
import type { StoredGoal } from '@/features/goals/goal-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { GoalSubjectFields } from './goal-subject-fields';
import { firstMetric, GoalTargetFields } from './goal-target-fields';
import { PeriodField } from './period-field';
import { readGoalForm } from './read-goal-form';

type Props = {
  today: Day;
  /** The goal to change; without it, one is added. */
  goal?: StoredGoal | undefined;
  /** The goals that the page shows. */
  others: readonly StoredGoal[];
  onClose: () => void;
};

const fields = ['metric', 'currency', 'period', 'target', 'subject'] as const;

/** Adds or changes one goal. */
export function GoalDialog({ today, goal, others, onClose }: Props) {
  const { t, locale } = useLanguage();
  const [add, change] = [useAddGoal(), useChangeGoal()];
  const form = useForm({
    send: async (sent) => {
      const given = readGoalForm(sent, locale);
      if (goal) await change.mutateAsync({ ...given, id: goal.id });
      else await add.mutateAsync(given);
      toast(t(goal ? 'goals.changed' : 'goals.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ field, message }) => {
      const known = fields.find((name) => name === field.split('.')[0]);
      return known ? t(`goals.issues.${known}`, { problem: message }) : message;
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(goal ? 'goals.change' : 'goals.adding')}
      submit={t(goal ? 'goals.save' : 'goals.add')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <GoalTargetFields goal={goal} />
      <PeriodField today={today} period={goal?.period ?? findFreeMonth(today, others)} />
      <GoalSubjectFields subject={goal?.subject ?? null} />
    </FormDialog>
  );
}

/** The first month, from this one on, without a goal such as the form begins with. */
function findFreeMonth(today: Day, others: readonly StoredGoal[]): string | undefined {
  const same = others.filter(({ metric, subject }) => metric === firstMetric && subject === null);
  const taken = new Set(same.map(({ period }) => period));
  return periodsAround(today, 'month', 0, 12).find((month) => !taken.has(month));
}
