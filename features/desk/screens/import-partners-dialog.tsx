'use client';

import { CsvDialog } from '@/components/ui/csv-dialog';
import { toast } from '@/components/ui/toast';
import { useImportPartners } from '@/features/desk/client/desk';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';

/** Imports partners from CSV. */
export function ImportPartnersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const send = useImportPartners();
  return (
    <CsvDialog
      title={t('desk.import')}
      description={t('desk.importHint')}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: ({ imported, known }) => {
            toast(t('desk.imported', { count: imported }), {
              tone: 'positive',
              ...(known > 0 ? { description: t('desk.known', { count: known }) } : {}),
            });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
