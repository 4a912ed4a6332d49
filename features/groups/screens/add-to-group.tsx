'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '@/components/feedback/to-failure';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Boxes } from '@/components/ui/icons';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { groupsOptions, useAddGroup, useAddMembers } from '@/features/groups/client/groups';
import { groupLimits } from '@/features/groups/group-shape';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { describeGroupIssue } from './describe-group-issue';

type Props = { kind: GroupKind; ids: readonly string[] };

/** Adds the selected rows of a list to a group, or to a new one. */
export function AddToGroup(props: Props) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Boxes aria-hidden="true" />
        {t('groups.addTo')}
      </Button>
      {open ? <AddToGroupDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const newGroup = 'new';

/** Asks for the group of some creators or products, or for a new one. */
export function AddToGroupDialog({ kind, ids, onClose }: Props & { onClose: () => void }) {
  const { t } = useLanguage();
  const read = useQuery(groupsOptions(kind));
  const failure = toFailure(read);
  const chosen = read.data?.groups.filter(({ filter }) => filter === null) ?? [];
  const [picked, setPicked] = useState<string>();
  const group = picked ?? chosen[0]?.id ?? newGroup;
  const add = useAddGroup();
  const extend = useAddMembers();
  const form = useForm({
    send: async (sent) => {
      const text = ids.join('\n');
      if (group === newGroup) await add.mutateAsync({ kind, name: readField(sent, 'name'), ids: text });
      else await extend.mutateAsync({ id: group, ids: text });
      toast(t(`groups.membersAdded.${kind}`, { count: ids.length }), { tone: 'positive' });
      onClose();
    },
    describeIssue: describeGroupIssue(t),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={t(`groups.addingTo.${kind}`, { count: ids.length })}
      submit={t('groups.addTo')}
      disabled={read.isPending}
    >
      {failure ? <Banner tone="error" title={t('groups.failed')} /> : null}
      <FormField name="group" label={t('groups.one')}>
        {({ defaultValue, ...control }) => (
          <Select
            {...control}
            value={group}
            onChange={({ target }) => setPicked(target.value)}
            options={[
              ...chosen.map(({ id, name }) => ({ value: id, label: name })),
              { value: newGroup, label: t('groups.newOne') },
            ]}
          />
        )}
      </FormField>
      {group === newGroup ? (
        <FormField name="name" label={t('groups.name')} maxLength={groupLimits.name} required />
      ) : null}
    </FormDialog>
  );
}
