'use client';

import { useChangeGroup } from '@/features/groups/client/groups';
import type { ShownGroup } from '@/features/groups/group-shape';
import { useLanguage } from '@/lib/language/use-language';
import { GroupFormDialog } from './group-form-dialog';

type Props = { group: ShownGroup; onClose: () => void };

export function RenameGroupDialog({ group: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  const rename = useChangeGroup();
  return (
    <GroupFormDialog
      title={t('groups.renaming', { name })}
      submit={t('groups.rename')}
      name={name}
      send={async (given) => {
        await rename.mutateAsync({ id, name: given });
        return t('groups.renamed');
      }}
      onClose={onClose}
    />
  );
}
