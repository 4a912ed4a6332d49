'use client';

import { CsvDialog } from '@/components/ui/csv-dialog';
import { toast } from '@/components/ui/toast';
import { useLanguage } from '@/lib/language/use-language';
import { useImportMargins } from '@/lib/query/margins';
import { RequestFailure } from '@/lib/query/request-failure';

/** Imports margins from CSV. */
export function ImportMarginsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const send = useImportMargins();
  return (
    <CsvDialog
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
