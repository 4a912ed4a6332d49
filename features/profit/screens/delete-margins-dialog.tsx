'use client';

import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { useDeleteMargins } from '@/features/profit/client/margins';
import type { MarginKind } from '@/features/profit/margin-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { kind: MarginKind; count: number; onClose: () => void };

/** Confirms deleting all margins of a kind. */
export function DeleteMarginsDialog({ kind, count, onClose }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteMargins()}
      input={kind}
      done={({ deleted }) => t('margins.deletedCount', { count: deleted })}
      onClose={onClose}
      title={t(`margins.kinds.${kind}.deleteTitle`)}
      confirmLabel={t('margins.deleteConfirm')}
    >
      {t(`margins.kinds.${kind}.deleteText`, { count })}
    </ConfirmMutation>
  );
}
