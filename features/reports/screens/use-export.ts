'use client';

import { downloadFile } from '@/components/charts/download-chart';
import { useExportRun } from '@/components/export/use-export-run';
import { toast } from '@/components/ui/toast';
import { exportPath } from '@/features/reports/client/reports';
import type { ExportInput } from '@/features/reports/export-query';
import { fetchOwn, requireOk } from '@/lib/client/fetch-json';
import { type ExportProgress, receiveExport } from '@/lib/client/receive-export';
import { fileNameOf } from '@/lib/client/receive-file';
import { useLanguage } from '@/lib/language/use-language';

/** Exports ledger rows as a file. Does not save an incomplete download. */
export function useExport() {
  const { t } = useLanguage();
  const { progress, run, stop } = useExportRun<ExportProgress>();
  const start = (input: ExportInput) =>
    run({ rows: 0, total: null, bytes: 0 }, async (signal, show) => {
      const response = await fetchOwn(exportPath(input), { signal });
      await requireOk(response);
      const { file, rows, partial } = await receiveExport(response, { onProgress: show });
      downloadFile(file, fileNameOf(response));
      toast(t('exports.done', { rows }), {
        tone: partial ? 'neutral' : 'positive',
        description: partial ? t('reports.export.partial') : undefined,
      });
    });
  return { progress, start, stop };
}
