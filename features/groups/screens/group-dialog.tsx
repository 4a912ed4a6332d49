'use client';

import { useId, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useAddGroup } from '@/features/groups/client/groups';
import { groupLimits } from '@/features/groups/group-shape';
import { type GroupKind, groupKinds } from '@/lib/data/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeGroupIssue } from './describe-group-issue';
import { IdsField } from './ids-field';

/** Adds a group with pasted ids, or an empty one. */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const formId = useId();
  const add = useAddGroup();
  const [kind, setKind] = useState<GroupKind>('creator');
  const [ids, setIds] = useState('');
  const form = useForm({
    send: async (sent) => {
      const name = readField(sent, 'name');
      const given = ids.trim() === '' ? {} : { ids };
      const { unknown } = await add.mutateAsync({ kind, name, ...given });
      toast(unknown > 0 ? t('groups.addedUnknown', { count: unknown }) : t('groups.added'), {
        tone: 'positive',
      });
      onClose();
    },
    describeIssue: describeGroupIssue(t),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groups.adding')}
      description={t('groups.liveHint')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {t('groups.add')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="grid gap-4">
        <FormField name="kind" label={t('groups.kind')}>
          {({ defaultValue, ...control }) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(groupKinds.find((name) => name === target.value) ?? kind)}
              options={groupKinds.map((value) => ({ value, label: t(`groups.kinds.${value}`) }))}
            />
          )}
        </FormField>
        <FormField name="name" label={t('groups.name')} maxLength={groupLimits.name} required />
        <IdsField kind={kind} value={ids} onChange={setIds} optional />
      </Form>
    </Dialog>
  );
}
