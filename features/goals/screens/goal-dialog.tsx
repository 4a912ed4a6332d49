'use client';

import { useId, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { NumberField } from '@/components/form/number-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useAddGoal, useChangeGoal } from '@/features/goals/client/goals';
import { writeFigure } from '@/features/goals/describe-goal';
import { type GoalMetric, goalMetrics, type StoredGoal } from '@/features/goals/goal-shape';
import { knownCurrencies } from '@/features/rates/known-currencies';
import type { Day } from '@/lib/data/days';
import { isOfCurrency } from '@/lib/data/metrics';
import { writeNumber } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { GoalSubjectFields } from './goal-subject-fields';
import { PeriodField } from './period-field';
import { readGoalForm, readTarget } from './read-goal-form';

type Props = {
  today: Day;
  /** The goal to change; without it, one is added. */
  goal?: StoredGoal | undefined;
  onClose: () => void;
};

const fields = ['metric', 'currency', 'period', 'target', 'subject'] as const;

/** Adds or changes one goal. */
export function GoalDialog({ today, goal, onClose }: Props) {
  const language = useLanguage();
  const { t, locale } = language;
  const id = useId();
  const [add, change] = [useAddGoal(), useChangeGoal()];
  const [metric, setMetric] = useState<GoalMetric>(goal?.metric ?? 'sales');
  const [currency, setCurrency] = useState(goal ? (goal.currency ?? '') : (knownCurrencies[0] ?? ''));
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
  const chooseMetric = (next: GoalMetric) => {
    setMetric(next);
    if (isOfCurrency(next) && currency === '') setCurrency(knownCurrencies[0] ?? '');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(goal ? 'goals.change' : 'goals.adding')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            {t(goal ? 'goals.save' : 'goals.add')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4 sm:grid-cols-2">
        <FormField name="metric" label={t('goals.metric')}>
          {({ defaultValue, ...control }) => (
            <Select
              {...control}
              value={metric}
              onChange={({ target }) =>
                chooseMetric(goalMetrics.find((name) => name === target.value) ?? metric)
              }
              options={goalMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
            />
          )}
        </FormField>
        <FormField name="currency" label={t('goals.currency')}>
          {({ defaultValue, ...control }) => (
            <Select
              {...control}
              value={currency}
              onChange={({ target }) => setCurrency(target.value)}
              options={[
                ...(isOfCurrency(metric) ? [] : [{ value: '', label: t('goals.everyCurrency') }]),
                ...knownCurrencies.map((value) => ({ value, label: value })),
              ]}
            />
          )}
        </FormField>
        <NumberField
          name="target"
          label={t('goals.target')}
          defaultValue={goal ? writeNumber(goal.target, locale) : undefined}
          read={(text) => readTarget(text, locale, { metric, currency })}
          show={(target) => writeFigure(language, { metric, currency }, target)}
          className="tabular"
          required
        />
        <PeriodField today={today} period={goal?.period} />
        <GoalSubjectFields subject={goal?.subject ?? null} />
      </Form>
    </Dialog>
  );
}
