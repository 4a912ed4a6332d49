'use client';

import { CsvDialog } from '@/components/ui/csv-dialog';
import { toast } from '@/components/ui/toast';
import { formatQuantity } from '@/lib/format/number';
import { useImportMargins } from '@/lib/query/margins';
import { RequestFailure } from '@/lib/query/request-failure';

/** Takes margins as CSV. */
export function ImportMarginsDialog({ onClose }: { onClose: () => void }) {
  const send = useImportMargins();
  return (
    <CsvDialog
      title="Import margins"
      description="One line per margin: kind (brand, category or product), subject (id or name), from (YYYY-MM-DD), percent. Stored margins from the same days are replaced."
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: ({ imported }) => {
            toast(`${formatQuantity(imported, 'margin')} imported`, { tone: 'positive' });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
