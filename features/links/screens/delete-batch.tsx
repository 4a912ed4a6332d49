'use client';

import { useState } from 'react';
import { useGo } from '@/components/layout/use-go';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Trash2 } from '@/components/ui/icons';
import { useDeleteBatch } from '@/features/links/client/link-batches';
import { useLanguage } from '@/lib/language/use-language';

/** Deletes a batch that does not run, after a question. */
export function DeleteBatch({ id }: { id: string }) {
  const { t } = useLanguage();
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteBatch(id);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('batches.actions.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => go('/links/batch') })}
        pending={remove.isPending}
        error={remove.error?.message}
        title={t('batches.delete.title')}
        confirmLabel={t('batches.delete.confirm')}
      >
        <p>{t('batches.delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
