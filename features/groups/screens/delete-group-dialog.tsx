'use client';

import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { useDeleteGroup } from '@/features/groups/client/groups';
import type { ShownGroup } from '@/features/groups/group-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { group: ShownGroup; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function DeleteGroupDialog({ group: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteGroup()}
      input={id}
      done={() => t('groups.deleted')}
      onClose={onClose}
      title={t('groups.deleteTitle', { name })}
      confirmLabel={t('groups.delete')}
    >
      {t('groups.deleteText')}
    </ConfirmMutation>
  );
}
