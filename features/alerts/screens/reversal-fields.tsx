'use client';

import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { CurrencyField } from './condition-fields';
import { fieldOf } from './read-rule-form';
import { SubjectFields } from './subject-fields';

/** How much more of a month must be lost than of earlier ones, and from which sample on. */
export function ReversalFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name={fieldOf('by')} label={t('alerts.form.lostShare')}>
          {(control) => (
            <Select
              {...control}
              options={(['times', 'points'] as const).map((value) => ({
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
          defaultValue="2"
          required
        />
        <FormField
          name={fieldOf('conversions')}
          label={t('alerts.form.sample')}
          type="number"
          min={1}
          max={alertLimits.conversions}
          defaultValue="100"
          required
        />
        <CurrencyField currency={draft.currency} />
      </div>
      <SubjectFields draft={draft} />
    </>
  );
}
