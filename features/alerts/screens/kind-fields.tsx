'use client';

import type { JSX } from 'react';
import { FormField } from '@/components/form/form-field';
import { alertLimits } from '@/features/alerts/alert-rule';
import { type KindName, stepOwners } from '@/features/alerts/alert-shape';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { CampaignFields } from './campaign-fields';
import { ClosingFields } from './closing-fields';
import { SelectField } from './condition-fields';
import { GoalFields } from './goal-fields';
import { GroupField } from './group-field';
import { MetricFields } from './metric-fields';
import { ProductFields } from './product-fields';
import { fieldOf } from './read-rule-form';
import { ReversalFields } from './reversal-fields';
import { SalesFields } from './sales-fields';

/** The values of a rule of a kind. */
export function KindFields({ kind, draft }: { kind: KindName; draft: RuleDraft }): JSX.Element | null {
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
    case 'rateChanged':
      return <ProductFields kind={kind} draft={draft} />;
    case 'monthReady':
    case 'closedDiffers':
      return <ClosingFields kind={kind} draft={draft} />;
    case 'stepDue':
      return <StepOwnerField />;
    case 'notRefreshed':
      return <HoursField />;
    case 'linksBroken':
      return <GroupField kind="product_group" draft={draft} optional />;
    case 'keyRejected':
      return null;
  }
}

function HoursField() {
  const { t } = useLanguage();
  return (
    <FormField
      name={fieldOf('hours')}
      label={t('alerts.form.hours')}
      type="number"
      min={1}
      max={alertLimits.hours}
      defaultValue="36"
      required
    />
  );
}

function StepOwnerField() {
  const { t } = useLanguage();
  return (
    <SelectField
      name="whose"
      label={t('alerts.form.whose')}
      values={stepOwners}
      nameOf={(value) => t(`alerts.form.steps.${value}`)}
    />
  );
}
