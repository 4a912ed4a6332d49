import type { ExportInput } from '@/lib/ledger/export-query';
import { ledgerPath } from './ledger';
import { RequestFailure } from './request-failure';

export type ExportProgress = { bytes: number; rows: number; totalRows: number };
export type ExportedFile = { blob: Blob; fileName: string; rows: number; state: 'complete' | 'partial' };

/**
 * Downloads an export and tells how far it is. Throws RequestFailure where the server refuses, and an Error where
 * the file broke off: a CSV without its last line is never handed out.
 */
export async function downloadExport(
  input: ExportInput,
  onProgress: (progress: ExportProgress) => void,
  signal?: AbortSignal,
): Promise<ExportedFile> {
  const response = await fetch(ledgerPath('export', input), { signal });
  if (!response.ok) throw new RequestFailure(await response.json());
  const totalRows = Number(response.headers.get('x-ledger-rows'));
  const chunks: BlobPart[] = [];
  const progress = { bytes: 0, rows: 0, totalRows };
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    chunks.push(part.value);
    progress.bytes += part.value.byteLength;
    for (const byte of part.value) if (byte === 10) progress.rows += 1;
    onProgress({ ...progress, rows: Math.min(progress.rows, totalRows) });
  }
  const type = response.headers.get('content-type') ?? '';
  const blob = new Blob(chunks, { type });
  if (type.startsWith('text/csv')) await requireTrailer(blob, totalRows);
  return {
    blob,
    fileName: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export',
    rows: totalRows,
    state: response.headers.get('x-ledger-state') === 'complete' ? 'complete' : 'partial',
  };
}

async function requireTrailer(blob: Blob, rows: number): Promise<void> {
  const end = await blob.slice(-200).text();
  if (!new RegExp(`\\n# (complete|partial),rows,${rows}\\n$`).test(end)) {
    throw new Error('The export broke off before its last line. Try again.');
  }
}
