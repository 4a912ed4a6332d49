'use client';

import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '@/components/form/choice-field';
import { paces } from '@/features/alerts/alert-shape';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { campaignsOptions } from '@/features/program/client/program';
import { useLanguage } from '@/lib/language/use-language';
import { SelectField } from './condition-fields';
import { fieldOf } from './read-rule-form';

/** Which campaign a rule watches, and for which pace. */
export function CampaignFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const read = useQuery(campaignsOptions({}));
  const campaigns = (read.data?.rows ?? []).filter(({ pacing: { state } }) => state !== 'ended');
  return t.rich('alerts.kinds.campaignBudget.sentence', {
    campaign: () => (
      <ChoiceField
        name={fieldOf('subject.id')}
        label={t('alerts.form.campaign')}
        pending={read.isPending}
        items={campaigns.map(({ campaign }) => campaign)}
        none={t('alerts.words.anyCampaign')}
        id={draft.id}
        inline
      />
    ),
    pace: () => (
      <SelectField
        name="direction"
        label={t('alerts.form.pace')}
        values={paces}
        nameOf={(value) => t(`alerts.words.paces.${value}`)}
      />
    ),
  });
}
