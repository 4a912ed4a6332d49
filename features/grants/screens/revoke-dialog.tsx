'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { revokeGrantMutation } from '@/features/grants/client/grants';
import type { ShownGrant } from '@/features/grants/shown-grant';
import type { GrantKind } from '@/lib/access/grants/grant-kinds';
import { useLanguage } from '@/lib/language/use-language';

type Props = { kind: GrantKind; grant: Pick<ShownGrant, 'id' | 'name'>; onClose: () => void };

/** Says what is lost, and asks for confirmation. */
export function RevokeDialog({ kind, grant: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useMutation(revokeGrantMutation(useQueryClient(), kind))}
      input={id}
      done={() => t(`grants.${kind}.revoked`)}
      onClose={onClose}
      title={t('grants.revoke.title', { name })}
      confirmLabel={t(`grants.${kind}.revoke`)}
    >
      {t(`grants.${kind}.lost`)}
    </ConfirmMutation>
  );
}
