'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { deleteImportsMutation } from '@/features/links/client/links';
import { useLanguage } from '@/lib/language/use-language';

/** Confirms deleting all imported links. */
export function DeleteImportsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useMutation(deleteImportsMutation(useQueryClient()))}
      input={undefined}
      done={({ deleted }) => t('links.import.deleted', { count: deleted })}
      onClose={onClose}
      title={t('links.import.deleteTitle')}
      confirmLabel={t('links.import.deleteAll')}
    >
      {t('links.import.deleteText')}
    </ConfirmMutation>
  );
}
