'use client';

import { useMutation } from '@tanstack/react-query';
import { CsvDialog } from '@/components/form/csv-dialog';
import { toast } from '@/components/ui/toast';
import { previewImportMutation, useImportPartners } from '@/features/desk/client/desk';
import { deskFile } from '@/features/desk/desk-file';
import type { Desk } from '@/features/desk/desk-shape';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';
import { ImportPreviewText } from './import-preview-text';

type Props = { desk: Desk; onClose: () => void };

/** Imports partners from CSV, after it says what that would do. */
export function ImportPartnersDialog({ desk, onClose }: Props) {
  const { t } = useLanguage();
  const look = useMutation(previewImportMutation);
  const send = useImportPartners();
  const error = look.error ?? send.error;
  const preview = look.data;
  const begin = (csv: string) =>
    send.mutate(csv, {
      onSuccess: ({ imported, known }) => {
        toast(t('desk.imported', { count: imported }), {
          tone: 'positive',
          ...(known > 0 ? { description: t('desk.known', { count: known }) } : {}),
        });
        onClose();
      },
    });
  return (
    <CsvDialog
      file={deskFile}
      title={t('desk.import')}
      description={t('desk.importHint')}
      pending={look.isPending || send.isPending}
      error={error?.message}
      issues={error instanceof RequestFailure ? error.body.issues : []}
      submit={preview?.added ? t('desk.preview.confirm', { count: preview.added }) : t('desk.preview.check')}
      onChange={() => {
        look.reset();
        send.reset();
      }}
      onImport={(csv) => (preview?.added ? begin(csv) : look.mutate(csv))}
      preview={preview ? <ImportPreviewText preview={preview} stages={desk.stages} /> : null}
      onClose={onClose}
    />
  );
}
