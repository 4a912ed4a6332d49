'use client';

import { downloadFile } from '@/components/charts/download-chart';
import { toast } from '@/components/ui/toast';
import { fetchOwn, requireOk } from '@/lib/client/fetch-json';
import { fileNameOf, receiveFile } from '@/lib/client/receive-file';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { useExportRun } from './use-export-run';

/** Saves a file that the server writes and names. One that broke off on its way is not saved. */
export function useFileExport() {
  const { t, format } = useLanguage();
  const { progress: bytes, run, stop } = useExportRun<number>();
  const start = (path: string, body?: unknown) =>
    run(0, async (signal, show) => {
      const response = await fetchOwn(path, { signal, ...(body === undefined ? {} : asJson(body)) });
      await requireOk(response);
      let received = 0;
      const file = await receiveFile(response, (part) => {
        received += part.byteLength;
        show(received);
      });
      downloadFile(file, fileNameOf(response));
      confirm(t, response.headers);
    });
  const progress = bytes === null ? null : bytes > 0 ? format.megabytes(bytes) : t('exports.preparing');
  return { progress, start, stop };
}

const asJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function confirm(t: Translate, headers: Headers): void {
  const rows = headers.get('x-export-rows');
  if (rows === null) return;
  const isPartial = headers.get('x-export-state') === 'partial';
  toast(t('exports.done', { rows: Number(rows) }), {
    tone: isPartial ? 'neutral' : 'positive',
    description: isPartial ? t('exports.partial') : undefined,
  });
}
