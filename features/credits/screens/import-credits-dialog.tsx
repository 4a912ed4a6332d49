'use client';

import { CsvDialog } from '@/components/form/csv-dialog';
import { useImportCredits } from '@/features/credits/client/credits';
import { creditFile } from '@/features/credits/credit-file';
import type { ImportedCredits } from '@/features/credits/credit-shape';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';

type Props = { onImported: (imported: ImportedCredits) => void; onClose: () => void };

/** Imports bonus credits from CSV. */
export function ImportCreditsDialog({ onImported, onClose }: Props) {
  const { t } = useLanguage();
  const send = useImportCredits();
  return (
    <CsvDialog
      file={creditFile}
      title={t('credits.import')}
      description={t('credits.importHint')}
      pending={send.isPending}
      error={send.error?.message}
      issues={send.error instanceof RequestFailure ? send.error.body.issues : []}
      onImport={(csv) =>
        send.mutate(csv, {
          onSuccess: (imported) => {
            onImported(imported);
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
