'use client';

import { CsvDialog } from '@/components/form/csv-dialog';
import { toast } from '@/components/ui/toast';
import { useImportCosts } from '@/features/costs/client/costs';
import { costFile } from '@/features/costs/cost-file';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';

/** Imports costs from CSV. */
export function ImportCostsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const send = useImportCosts();
  return (
    <CsvDialog
      file={costFile}
      title={t('costs.import')}
      description={t('costs.importHint')}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: ({ imported, known }) => {
            toast(t('costs.imported', { count: imported }), {
              tone: 'positive',
              ...(known > 0 ? { description: t('costs.known', { count: known }) } : {}),
            });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
