'use client';

import { CsvDialog } from '@/components/form/csv-dialog';
import { toast } from '@/components/ui/toast';
import { useImportMargins } from '@/features/profit/client/margins';
import { marginFile } from '@/features/profit/margin-file';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';

/** Imports margins from CSV. */
export function ImportMarginsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const send = useImportMargins();
  return (
    <CsvDialog
      file={marginFile}
      title={t('margins.import')}
      description={t('margins.importHint')}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: ({ imported }) => {
            toast(t('margins.imported', { count: imported }), { tone: 'positive' });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
