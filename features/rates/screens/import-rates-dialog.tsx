'use client';

import { CsvDialog } from '@/components/form/csv-dialog';
import { toast } from '@/components/ui/toast';
import { useImportRates } from '@/features/rates/client/rates';
import { rateFile } from '@/features/rates/rate-file';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';

type Props = { to: string; onClose: () => void };

/** Imports rates from CSV. */
export function ImportRatesDialog({ to, onClose }: Props) {
  const { t } = useLanguage();
  const send = useImportRates();
  return (
    <CsvDialog
      file={rateFile}
      title={t('currencies.import')}
      description={t('currencies.importHint', { to })}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(
          { to, csv },
          {
            onSuccess: ({ imported }) => {
              toast(t('currencies.imported', { count: imported }), { tone: 'positive' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
