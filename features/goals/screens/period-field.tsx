import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { namePeriod } from '@/features/goals/describe-goal';
import { goalPeriodOf, lengthOf, periodsAround } from '@/features/goals/goal-period';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

/** The months and quarters of a year before and after today. `period`: what the form begins with; this month without it. */
export function PeriodField({ today, period }: { today: Day; period: string | undefined }) {
  const language = useLanguage();
  const { t } = language;
  const listed = {
    month: periodsAround(today, 'month', 12, 12),
    quarter: periodsAround(today, 'quarter', 4, 4),
  };
  const optionsOf = (length: 'month' | 'quarter') => {
    const isOther = period !== undefined && lengthOf(period) === length && !listed[length].includes(period);
    const all = isOther ? [period, ...listed[length]].sort() : listed[length];
    return all.map((value) => ({ value, label: namePeriod(language, value) }));
  };
  return (
    <FormField name="period" label={t('goals.period')} defaultValue={period ?? goalPeriodOf(today, 'month')}>
      {(control) => (
        <Select
          {...control}
          options={[
            { label: t('goals.months'), options: optionsOf('month') },
            { label: t('goals.quarters'), options: optionsOf('quarter') },
          ]}
        />
      )}
    </FormField>
  );
}
