'use client';

import { CsvDialog } from '@/components/ui/csv-dialog';
import { toast } from '@/components/ui/toast';
import { formatQuantity } from '@/lib/format/number';
import { useImportRates } from '@/lib/query/rates';
import { RequestFailure } from '@/lib/query/request-failure';

type Props = { to: string; onClose: () => void };

/** Takes rates as CSV. */
export function ImportRatesDialog({ to, onClose }: Props) {
  const send = useImportRates();
  return (
    <CsvDialog
      title="Import rates"
      description={`One line per rate: date, currency, rate. A rate is ${to} per 1 of the currency. Or the European Central Bank’s eurofxref-hist.csv. Stored rates of the same days are replaced.`}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(
          { to, csv },
          {
            onSuccess: ({ imported }) => {
              toast(`${formatQuantity(imported, 'rate')} imported`, { tone: 'positive' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
