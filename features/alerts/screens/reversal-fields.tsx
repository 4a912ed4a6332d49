'use client';

import { FormField } from '@/components/form/form-field';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { CurrencyField, LimitField, SelectField } from './condition-fields';
import { fieldOf } from './read-rule-form';
import { SubjectFields } from './subject-fields';

/** How much more of a month must be lost than of earlier ones, and from which sample on. */
export function ReversalFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="by"
          label={t('alerts.form.lostShare')}
          values={['times', 'points']}
          nameOf={(value) => t(`alerts.form.${value}`)}
        />
        <LimitField name="value" defaultValue="2" />
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
