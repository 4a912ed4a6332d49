'use client';

import { downloadFile } from '@/components/charts/download-chart';
import { formatMegabytes } from '@/lib/format/number';
import { fetchOwn, requireOk } from '@/lib/query/fetch-json';
import { fileNameOf, receiveFile } from '@/lib/receive-file';
import { StartExport } from './start-export';
import { StopExport } from './stop-export';
import { useExportRun } from './use-export-run';

/** A file that the server writes and names. What broke off on its way is not saved. */
export function FileExport({ path, label }: { path: string; label?: string }) {
  const { progress: bytes, run, stop } = useExportRun<number>();
  const start = () =>
    run(0, async (signal, show) => {
      const response = await fetchOwn(path, { signal });
      await requireOk(response);
      let received = 0;
      const file = await receiveFile(response, (part) => {
        received += part.byteLength;
        show(received);
      });
      downloadFile(file, fileNameOf(response));
    });
  if (bytes === null) return <StartExport onStart={start} label={label} />;
  const text = bytes > 0 ? formatMegabytes(bytes) : 'Preparing…';
  return <StopExport label="Cancel export" text={text} onStop={stop} />;
}
