'use client';

import { FormField } from '@/components/form/form-field';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { CurrencyField } from './condition-fields';
import { fieldOf } from './read-rule-form';

type Props = { kind: 'monthReady' | 'closedDiffers'; draft: RuleDraft };

/** The currency of the months that a rule watches, and from which difference on. */
export function ClosingFields({ kind, draft }: Props) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CurrencyField currency={draft.currency} />
      {kind === 'closedDiffers' ? (
        <FormField
          name={fieldOf('value')}
          label={t('alerts.form.difference')}
          inputMode="decimal"
          autoComplete="off"
          defaultValue="0"
          required
        />
      ) : null}
    </div>
  );
}
