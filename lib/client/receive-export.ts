import { brokeOff, receiveFile } from './receive-file';

export type ExportProgress = { rows: number; total: number | null; bytes: number };
export type ReceivedExport = { file: Blob; rows: number; partial: boolean };

type Options = { onProgress: (progress: ExportProgress) => void };

const newline = 10;
const quote = 34;
const hash = 35;
const tailBytes = 64;
const parquetMark = 'PAR1';

/**
 * Downloads /api/ledger/export and checks that it is complete: a CSV by its row count and last line, Parquet by its
 * final magic bytes. Throws Error with a sentence otherwise.
 */
export async function receiveExport(response: Response, { onProgress }: Options): Promise<ReceivedExport> {
  const type = response.headers.get('content-type') ?? '';
  const announced = response.headers.get('x-ledger-rows');
  const total = announced === null ? null : Number(announced);
  const csv = type.startsWith('text/csv');
  const lines = makeLineCounter();
  let bytes = 0;
  const file = await receiveFile(response, (part) => {
    bytes += part.byteLength;
    const rows = csv ? Math.max(0, lines.add(part) - 1) : 0;
    onProgress({ rows: Math.min(rows, total ?? rows), total, bytes });
  });
  const tail = await file.slice(-tailBytes).text();
  if (!csv) {
    if (!tail.endsWith(parquetMark)) throw new Error(brokeOff);
    return { file, rows: total ?? 0, partial: response.headers.get('x-ledger-state') !== 'complete' };
  }
  const proof = /(?:^|\n)# (complete|partial),rows,(\d+)\n$/.exec(tail);
  // The heading is not a row.
  const rows = lines.count() - 1;
  if (!proof || Number(proof[2]) !== rows || (total !== null && total !== rows)) {
    throw new Error(brokeOff);
  }
  return { file, rows, partial: proof[1] === 'partial' };
}

/** Counts CSV lines, except those inside quotes and comments (`#`). */
function makeLineCounter() {
  let lines = 0;
  let quoted = false;
  let begins = true;
  let comment = false;
  return {
    add(chunk: Uint8Array): number {
      for (const byte of chunk) {
        if (begins) comment = byte === hash;
        begins = byte === newline && !quoted;
        if (byte === quote) quoted = !quoted;
        else if (begins && !comment) lines += 1;
      }
      return lines;
    },
    count: () => lines,
  };
}
