'use client';

import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { CountField, CurrencyField, LimitField, SelectField } from './condition-fields';
import { SubjectFields } from './subject-fields';

/** How much more of a month must be lost than of earlier ones, and from which sample on. */
export function ReversalFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  return t.rich('alerts.kinds.reversalsRose.sentence', {
    whose: () => <SubjectFields draft={draft} />,
    currency: () => <CurrencyField currency={draft.currency} />,
    limit: () => <LimitField name="value" defaultValue="2" />,
    by: () => (
      <SelectField
        name="by"
        label={t('alerts.form.lostShare')}
        values={['times', 'points']}
        nameOf={(value) => t(`alerts.words.lost.${value}`)}
      />
    ),
    sample: () => (
      <CountField
        name="conversions"
        label={t('alerts.form.sample')}
        unit="conversions"
        most={alertLimits.conversions}
        initial={100}
      />
    ),
  });
}
