'use client';

import { useState } from 'react';
import { alertLimits } from '@/features/alerts/alert-rule';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { BrandField } from './brand-field';
import { CountField, DaysField, SelectField } from './condition-fields';

const clicks = ['any', 'least'] as const;

/** Of which brand a rule watches products that cannot be bought, and from how many clicks on. */
export function GoneFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<(typeof clicks)[number]>('any');
  const parts = {
    brand: () => <BrandField draft={draft} />,
    clicked: () => (
      <SelectField
        name="clicked"
        label={t('alerts.form.clicked')}
        values={clicks}
        nameOf={(value) => t(`alerts.words.clicked.${value}`)}
        value={chosen}
        onChange={setChosen}
      />
    ),
  };
  return chosen === 'any'
    ? t.rich('alerts.kinds.productGone.sentence.any', parts)
    : t.rich('alerts.kinds.productGone.sentence.clicked', {
        ...parts,
        clicks: () => (
          <CountField
            name="clicks"
            label={t('alerts.form.clicks')}
            unit="clicks"
            most={alertLimits.clicks}
            initial={10}
          />
        ),
        days: () => <DaysField />,
      });
}

/** Of which brand a rule watches listed commissions. */
export function RateFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  return t.rich('alerts.kinds.rateChanged.sentence', { brand: () => <BrandField draft={draft} /> });
}
