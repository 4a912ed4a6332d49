'use client';

import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { alertMetrics } from '@/lib/data/reporting/alert-target';
import { useLanguage } from '@/lib/language/use-language';
import { CurrencyField, DaysField, LimitField, SelectField } from './condition-fields';
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
      {kind === 'threshold' ? <ThresholdFields /> : <LimitField name="percent" />}
      <SubjectFields draft={draft} />
    </>
  );
}

function ThresholdFields() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="direction"
        label={t('alerts.form.direction')}
        values={['below', 'above']}
        nameOf={(value) => t(`alerts.form.${value}`)}
      />
      <LimitField name="value" />
    </div>
  );
}
