'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { CsvDialog } from '@/components/form/csv-dialog';
import { Button } from '@/components/ui/button';
import { Upload } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { deleteImportsMutation, importLinksMutation } from '@/features/links/client/links';
import { importFile } from '@/features/links/import-file';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';

/** Imports the subids of existing links from CSV. */
export function ImportLinks() {
  const { t } = useLanguage();
  const [open, setOpen] = useState<'import' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('import')}>
        <Upload aria-hidden="true" />
        <span data-word="">{t('links.import.title')}</span>
      </Button>
      {open === 'import' ? <ImportDialog onDelete={() => setOpen('delete')} onClose={close} /> : null}
      {open === 'delete' ? <DeleteImportsDialog onClose={close} /> : null}
    </>
  );
}

type Props = { onDelete: () => void; onClose: () => void };

function ImportDialog({ onDelete, onClose }: Props) {
  const { t } = useLanguage();
  const send = useMutation(importLinksMutation(useQueryClient()));
  return (
    <CsvDialog
      file={importFile}
      title={t('links.import.title')}
      description={t('links.import.columns')}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: ({ imported }) => {
            toast(t('links.import.done', { count: imported }), { tone: 'positive' });
            onClose();
          },
        })
      }
      aside={
        <Button variant="ghost" onClick={onDelete}>
          {t('links.import.deleteAll')}
        </Button>
      }
      onClose={onClose}
    />
  );
}

/** Confirms deleting all imported links. */
function DeleteImportsDialog({ onClose }: { onClose: () => void }) {
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
