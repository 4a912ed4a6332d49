'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { revokeAddressMutation } from '@/features/live/client/live';
import type { ShownAddress } from '@/features/live/shown-address';
import { useLanguage } from '@/lib/language/use-language';

type Props = { address: Pick<ShownAddress, 'id' | 'name'>; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function RevokeDialog({ address: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useMutation(revokeAddressMutation(useQueryClient()))}
      input={id}
      done={() => t('live.revoke.done')}
      onClose={onClose}
      title={t('live.revoke.title', { name })}
      confirmLabel={t('live.revoke.confirm')}
    >
      {t('live.revoke.lost')}
    </ConfirmMutation>
  );
}
