'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { NumberField } from '@/components/form/number-field';
import { Select } from '@/components/ui/select';
import { writeFigure } from '@/features/goals/describe-goal';
import { type Goal, type GoalMetric, goalMetrics } from '@/features/goals/goal-shape';
import { useCurrencies } from '@/features/rates/client/currencies';
import { isOfCurrency } from '@/lib/data/terms/metrics';
import { writeNumber } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { readTarget } from './read-goal-form';

/** What the form of a new goal begins with. */
export const firstMetric: GoalMetric = 'sales';

/** What a goal counts, and how much of it. `goal`: what the form begins with. */
export function GoalTargetFields({ goal }: { goal: Goal | undefined }) {
  const language = useLanguage();
  const { t, locale } = language;
  const [metric, setMetric] = useState<GoalMetric>(goal?.metric ?? firstMetric);
  const currencies = useCurrencies();
  const [first = ''] = currencies;
  const [chosen, setChosen] = useState(goal ? (goal.currency ?? '') : first);
  // Amounts need one.
  const currency = isOfCurrency(metric) && chosen === '' ? first : chosen;
  return (
    <>
      <FormField name="metric" label={t('goals.metric')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={metric}
            onChange={({ target }) => setMetric(goalMetrics.find((name) => name === target.value) ?? metric)}
            options={goalMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
          />
        )}
      </FormField>
      <FormField name="currency" label={t('goals.currency')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={currency}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              ...(isOfCurrency(metric) ? [] : [{ value: '', label: t('goals.everyCurrency') }]),
              ...currencies.map((value) => ({ value, label: value })),
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
    </>
  );
}
