'use client';

import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '@/components/form/choice-field';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { paces } from '@/features/alerts/alert-shape';
import type { RuleDraft } from '@/features/alerts/client/rule-draft';
import { campaignsOptions } from '@/features/program/client/program';
import { useLanguage } from '@/lib/language/use-language';
import { fieldOf } from './read-rule-form';

/** Which campaign a rule watches, and for which pace. */
export function CampaignFields({ draft }: { draft: RuleDraft }) {
  const { t } = useLanguage();
  const read = useQuery(campaignsOptions({}));
  const campaigns = (read.data?.rows ?? []).filter(({ pacing: { state } }) => state !== 'ended');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={fieldOf('direction')} label={t('alerts.form.pace')} hint={t('alerts.form.paceHint')}>
        {(control) => (
          <Select
            {...control}
            options={paces.map((value) => ({ value, label: t(`alerts.form.${value}`) }))}
          />
        )}
      </FormField>
      <ChoiceField
        name={fieldOf('subject.id')}
        label={t('alerts.form.campaign')}
        pending={read.isPending}
        items={campaigns.map(({ campaign }) => campaign)}
        none={t('alerts.form.anyCampaign')}
        id={draft.id}
      />
    </div>
  );
}
