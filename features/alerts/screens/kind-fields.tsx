'use client';

import type { ReactNode } from 'react';
import { alertLimits } from '@/features/alerts/alert-rule';
import { type KindName, stepOwners } from '@/features/alerts/alert-shape';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { CampaignFields } from './campaign-fields';
import { CountField, CurrencyField, LimitField, SelectField } from './condition-fields';
import { GoalFields } from './goal-fields';
import { LinkedProductsField } from './group-field';
import { MetricFields } from './metric-fields';
import { GoneFields, RateFields } from './product-fields';
import { ReversalFields } from './reversal-fields';
import { SalesFields } from './sales-fields';

/** The sentence of a rule of a kind, with its values as fields. The list of rules reads the same sentence. */
export function KindFields({ kind, draft }: { kind: KindName; draft: RuleDraft }): ReactNode {
  const { t } = useLanguage();
  switch (kind) {
    case 'threshold':
    case 'change':
      return <MetricFields kind={kind} draft={draft} />;
    case 'creatorSales':
      return <SalesFields draft={draft} />;
    case 'reversalsRose':
      return <ReversalFields draft={draft} />;
    case 'goal':
      return <GoalFields />;
    case 'campaignBudget':
      return <CampaignFields draft={draft} />;
    case 'productGone':
      return <GoneFields draft={draft} />;
    case 'rateChanged':
      return <RateFields draft={draft} />;
    case 'monthReady':
    case 'closedDiffers':
      return <ClosingFields kind={kind} draft={draft} />;
    case 'linksBroken':
      return t.rich('alerts.kinds.linksBroken.sentence', {
        products: () => <LinkedProductsField draft={draft} />,
      });
    case 'stepDue':
      return t.rich('alerts.kinds.stepDue.sentence', { whose: () => <StepOwnerField /> });
    case 'notRefreshed':
      return t.rich('alerts.kinds.notRefreshed.sentence', { hours: () => <HoursField /> });
    case 'keyRejected':
      return t('alerts.kinds.keyRejected.sentence');
  }
}

function HoursField() {
  const { t } = useLanguage();
  return (
    <CountField
      name="hours"
      label={t('alerts.form.hours')}
      unit="hours"
      most={alertLimits.hours}
      initial={36}
    />
  );
}

function StepOwnerField() {
  const { t } = useLanguage();
  return (
    <SelectField
      name="whose"
      label={t('alerts.form.steps')}
      values={stepOwners}
      nameOf={(value) => t(`alerts.words.steps.${value}`)}
    />
  );
}

type ClosingProps = { kind: 'monthReady' | 'closedDiffers'; draft: RuleDraft };

/** The currency of the months that a rule watches, and from which difference on. */
function ClosingFields({ kind, draft }: ClosingProps) {
  const { t } = useLanguage();
  const currency = () => <CurrencyField currency={draft.currency} />;
  return kind === 'monthReady'
    ? t.rich('alerts.kinds.monthReady.sentence', { currency })
    : t.rich('alerts.kinds.closedDiffers.sentence', {
        currency,
        limit: () => <LimitField name="value" label={t('alerts.form.difference')} defaultValue="0" />,
      });
}
