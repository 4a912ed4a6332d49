'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { revokeShareMutation } from '@/features/shares/client/shares';
import type { ShownShare } from '@/features/shares/shown-share';
import { useLanguage } from '@/lib/language/use-language';

type Props = { share: Pick<ShownShare, 'id' | 'name'>; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function RevokeShareDialog({ share: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useMutation(revokeShareMutation(useQueryClient()))}
      input={id}
      done={() => t('shares.revoke.done')}
      onClose={onClose}
      title={t('shares.revoke.title', { name })}
      confirmLabel={t('shares.revoke.confirm')}
    >
      {t('shares.revoke.lost')}
    </ConfirmMutation>
  );
}
