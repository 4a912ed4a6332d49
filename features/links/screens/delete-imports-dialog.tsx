'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { deleteImportsMutation } from '@/features/links/client/links';
import { useLanguage } from '@/lib/language/use-language';

/** Confirms deleting all imported links. */
export function DeleteImportsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const remove = useMutation(deleteImportsMutation(useQueryClient()));
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: ({ deleted }) => {
        toast(t('links.import.deleted', { count: deleted }), { tone: 'positive' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('links.import.deleteTitle')}
      confirmLabel={t('links.import.deleteAll')}
      pending={remove.isPending}
      error={remove.error?.message}
    >
      {t('links.import.deleteText')}
    </ConfirmDialog>
  );
}
