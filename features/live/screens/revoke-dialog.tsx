'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { revokeAddressMutation } from '@/features/live/client/live';
import type { ShownAddress } from '@/features/live/shown-address';
import { useLanguage } from '@/lib/language/use-language';

type Props = { address: Pick<ShownAddress, 'id' | 'name'>; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function RevokeDialog({ address: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  const revoke = useMutation(revokeAddressMutation(useQueryClient()));
  const confirm = async () => {
    try {
      await revoke.mutateAsync(id);
      toast(t('live.revoke.done'), { tone: 'positive' });
      onClose();
    } catch {
      // The dialog shows the mutation's error.
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      pending={revoke.isPending}
      error={revoke.error?.message}
      title={t('live.revoke.title', { name })}
      confirmLabel={t('live.revoke.confirm')}
    >
      {t('live.revoke.lost')}
    </ConfirmDialog>
  );
}
