'use client';

import { useId, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { alertLimits } from '@/features/alerts/alert-rule';
import {
  hasPreview,
  type KindName,
  kindGroups,
  kindNames,
  type PreviewAnswer,
} from '@/features/alerts/alert-shape';
import { useAddRule, usePreviewRule } from '@/features/alerts/client/alerts';
import { emptyDraft, type RuleDraft } from '@/features/alerts/client/rule-draft';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { ChannelField } from './channel-field';
import { KindFields } from './kind-fields';
import { PreviewText } from './preview-text';
import { readCondition } from './read-rule-form';

type Props = {
  /** Where mail goes. Null if none can be sent. */
  email: string | null;
  /** What its fields begin with. */
  draft?: RuleDraft;
  onClose: () => void;
};

/** Adds a rule. Its preview says when it would have fired. */
export function RuleDialog({ email, draft = emptyDraft, onClose }: Props) {
  const { t, locale } = useLanguage();
  const id = useId();
  const [kind, setKind] = useState<KindName>(draft.add ?? 'threshold');
  const [found, setFound] = useState<PreviewAnswer | null>(null);
  const add = useAddRule();
  const preview = usePreviewRule();
  const form = useForm({
    send: async (sent) => {
      const condition = readCondition(kind, sent, locale);
      if (sent.get('way') === 'preview') {
        setFound(await preview.mutateAsync({ condition }));
        return {};
      }
      const name = readField(sent, 'name').trim();
      if (name === '') return { issues: [{ field: 'name', message: t('alerts.form.nameMissing') }] };
      const channel = readField(sent, 'channel') || null;
      await add.mutateAsync({ name, condition, mail: sent.get('mail') === 'on', channel });
      toast(t('alerts.form.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ message }) => t('alerts.form.problem', { problem: message }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('alerts.form.title')}
      description={t('alerts.form.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          {hasPreview[kind] ? (
            <Button type="submit" form={id} name="way" value="preview" pending={preview.isPending}>
              {t('alerts.form.preview')}
            </Button>
          ) : null}
          <Button type="submit" form={id} variant="primary" pending={add.isPending}>
            {t('alerts.form.add')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4" onInput={() => setFound(null)}>
        <FormField
          name="name"
          label={t('alerts.form.name')}
          maxLength={alertLimits.name}
          autoComplete="off"
          required
        />
        <FormField name="kind" label={t('alerts.form.kind')}>
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
        <KindFields kind={kind} draft={draft} />
        {email ? (
          <CheckboxField
            name="mail"
            label={t('alerts.form.mail', { email })}
            hint={t('alerts.form.mailHint')}
          />
        ) : null}
        <ChannelField />
        <div role="status">{found ? <PreviewText preview={found} /> : null}</div>
      </Form>
    </Dialog>
  );
}
