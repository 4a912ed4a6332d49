'use client';

import { FormField } from '@/components/form/form-field';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { BrandField } from './brand-field';
import { DaysField } from './condition-fields';
import { fieldOf } from './read-rule-form';

type Props = { kind: 'productGone' | 'rateChanged'; draft: RuleDraft };

/** Of which brand a rule watches products, and from how many clicks on. */
export function ProductFields({ kind, draft }: Props) {
  const { t } = useLanguage();
  return (
    <>
      {kind === 'productGone' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            name={fieldOf('clicks')}
            label={t('alerts.form.clicks')}
            type="number"
            min={1}
            max={alertLimits.clicks}
            defaultValue="10"
            required
          />
          <DaysField />
        </div>
      ) : null}
      <BrandField draft={draft} />
    </>
  );
}
