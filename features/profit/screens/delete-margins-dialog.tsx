'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useDeleteMargins } from '@/features/profit/client/margins';
import type { MarginKind } from '@/features/profit/margin-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { kind: MarginKind; count: number; onClose: () => void };

/** Confirms deleting all margins of a kind. */
export function DeleteMarginsDialog({ kind, count, onClose }: Props) {
  const { t } = useLanguage();
  const remove = useDeleteMargins();
  const confirm = () =>
    remove.mutate(kind, {
      onSuccess: ({ deleted }) => {
        toast(t('margins.deletedCount', { count: deleted }), { tone: 'positive' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t(`margins.kinds.${kind}.deleteTitle`)}
      confirmLabel={t('margins.deleteConfirm')}
      pending={remove.isPending}
      error={remove.error?.message}
    >
      {t(`margins.kinds.${kind}.deleteText`, { count })}
    </ConfirmDialog>
  );
}
