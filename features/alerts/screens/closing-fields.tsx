'use client';

import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { CurrencyField, LimitField } from './condition-fields';

type Props = { kind: 'monthReady' | 'closedDiffers'; draft: RuleDraft };

/** The currency of the months that a rule watches, and from which difference on. */
export function ClosingFields({ kind, draft }: Props) {
  const { t } = useLanguage();
  const currency = () => <CurrencyField currency={draft.currency} />;
  return kind === 'monthReady'
    ? t.rich('alerts.kinds.monthReady.sentence', { currency })
    : t.rich('alerts.kinds.closedDiffers.sentence', {
        currency,
        limit: () => <LimitField name="value" label={t('alerts.form.difference')} defaultValue="0" />,
      });
}
