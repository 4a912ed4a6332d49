'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { useAddGroup } from '@/features/groups/client/groups';
import { type GroupKind, groupKinds } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { GroupFormDialog } from './group-form-dialog';
import { IdsField } from './ids-field';

/** Adds a group with pasted ids, or an empty one. */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const add = useAddGroup();
  const [kind, setKind] = useState<GroupKind>('creator');
  const [ids, setIds] = useState('');
  return (
    <GroupFormDialog
      title={t('groups.adding')}
      description={t('groups.liveHint')}
      submit={t('groups.add')}
      send={async (name) => {
        const given = ids.trim() === '' ? {} : { ids };
        const { unknown } = await add.mutateAsync({ kind, name, ...given });
        return unknown > 0 ? t('groups.addedUnknown', { count: unknown }) : t('groups.added');
      }}
      onClose={onClose}
      before={
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
      }
    >
      <IdsField kind={kind} value={ids} onChange={setIds} optional />
    </GroupFormDialog>
  );
}
