'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { alertLimits } from '@/features/alerts/alert-rule';
import { type KindName, kindGroups, kindNames } from '@/features/alerts/alert-shape';
import { useAddRule } from '@/features/alerts/client/alerts';
import { emptyDraft, type RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { ChannelField } from './channel-field';
import { RuleSentence } from './condition-fields';
import { KindFields } from './kind-fields';
import { readCondition } from './read-rule-form';
import { RulePreview } from './rule-preview';
import { useDescribed } from './use-described';

type Props = {
  /** Where mail goes. Null if none can be sent. */
  email: string | null;
  /** What its fields begin with. */
  draft?: RuleDraft;
  onClose: () => void;
};

/** Adds a rule: a sentence, and a picture of when it would have told. */
export function RuleDialog({ email, draft = emptyDraft, onClose }: Props) {
  const { t, locale } = useLanguage();
  const [kind, setKind] = useState<KindName>(draft.add ?? 'change');
  const add = useAddRule();
  const form = useForm({
    send: async (sent) => {
      const condition = readCondition(kind, sent, locale);
      const name = readField(sent, 'name').trim() || undefined;
      const channel = readField(sent, 'channel') || null;
      await add.mutateAsync({ name, condition, mail: sent.get('mail') === 'on', channel });
      toast(t('alerts.form.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ message }) => t('alerts.form.problem', { problem: message }),
  });
  const condition = useDescribed(form.props.ref, kind);
  return (
    <FormDialog
      form={form}
      size="lg"
      onClose={onClose}
      title={t('alerts.form.title')}
      description={t('alerts.form.description')}
      submit={t('alerts.form.add')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FormField name="kind" label={t('alerts.form.kind')} className="sm:max-w-96">
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(kindNames.find((name) => name === target.value) ?? kind)}
            options={kindGroups.map(({ name, kinds }) => ({
              label: t(`alerts.groups.${name}`),
              options: kinds.map((value) => ({ value, label: t(`alerts.kinds.${value}.label`) })),
            }))}
          />
        )}
      </FormField>
      <RuleSentence>
        <KindFields kind={kind} draft={draft} />
      </RuleSentence>
      <RulePreview condition={condition?.kind === kind ? condition : null} />
      <FormField
        name="name"
        label={t('alerts.form.name')}
        maxLength={alertLimits.name}
        autoComplete="off"
        className="sm:max-w-96"
        hint={t('alerts.form.nameHint')}
        optional
      />
      {email ? (
        <CheckboxField
          name="mail"
          label={t('alerts.form.mail', { email })}
          hint={t('alerts.form.mailHint')}
        />
      ) : null}
      <ChannelField />
    </FormDialog>
  );
}
