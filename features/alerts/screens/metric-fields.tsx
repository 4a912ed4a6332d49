'use client';

import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { alertMetrics } from '@/lib/data/reporting/alert-target';
import { useLanguage } from '@/lib/language/use-language';
import { CurrencyField, DaysField } from './condition-fields';
import { fieldOf } from './read-rule-form';
import { SubjectFields } from './subject-fields';

/** What a rule watches, and its limit. */
export function MetricFields({ kind, draft }: { kind: 'threshold' | 'change'; draft: RuleDraft }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField
          name={fieldOf('metric')}
          label={t('alerts.form.metric')}
          defaultValue={draft.metric ?? 'sales'}
        >
          {(control) => (
            <Select
              {...control}
              options={alertMetrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
            />
          )}
        </FormField>
        <DaysField days={Math.min(Number(draft.days) || 7, alertLimits.days)} />
        <CurrencyField currency={draft.currency} />
      </div>
      {kind === 'threshold' ? <ThresholdFields /> : <PercentField />}
      <SubjectFields draft={draft} />
    </>
  );
}

function ThresholdFields() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={fieldOf('direction')} label={t('alerts.form.direction')}>
        {(control) => (
          <Select
            {...control}
            options={(['below', 'above'] as const).map((value) => ({
              value,
              label: t(`alerts.form.${value}`),
            }))}
          />
        )}
      </FormField>
      <FormField
        name={fieldOf('value')}
        label={t('alerts.form.value')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </div>
  );
}

function PercentField() {
  const { t } = useLanguage();
  return (
    <FormField
      name={fieldOf('percent')}
      label={t('alerts.form.percent')}
      inputMode="decimal"
      autoComplete="off"
      required
    />
  );
}
