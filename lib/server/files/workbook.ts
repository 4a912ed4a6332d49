import type { Worker } from 'node:worker_threads';
import { Failure } from '@/lib/base/failure';
import { createSemaphore } from '@/lib/base/semaphore';
import { isOutOfMemory, runInThread } from '@/lib/base/worker-thread';
import type { LanguageCode } from '@/lib/language/languages';
import { headingWriterOf } from '@/lib/language/sentences/headings';
import type { Column } from './column';
import { fitCell, formatOf, isTooLong, toCell, type WorkerCell } from './workbook-cell';

/** Maximum rows of a workbook. 100,000 rows with 21 cells took 16 s and 600 MB. */
const mostRows = 100_000;
const memoryMb = 600;
const semaphore = createSemaphore(1, {
  ms: 10_000,
  refuse: () => new Failure('busy', 'Other files are being written. Try again shortly.', { retryAfter: 10 }),
});
const workerFile = 'lib/server/files/workbook-worker.mjs';

const tooManyRows = 'An Excel file can have at most 100,000 rows. Narrow the list, or export CSV.';
const outOfMemory = 'This Excel file needs too much memory. Narrow the list, or export CSV.';

const cutNote = [
  'Cut',
  'Texts of more than 32,767 characters end with “…”. CSV and Parquet have them whole.',
] as const;

/** Metadata of a file: names and values. */
export type Metadata = readonly (readonly [name: string, value: string])[];

/** `name` is the sheet's name; `currency` applies to all amounts if there is no currency column. */
type Content<Line> = {
  columns: readonly Column<Line>[];
  pages: AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;
  metadata: Metadata;
  name?: string;
  currency?: string;
  /** Of its headings. */
  language?: LanguageCode | undefined;
  /** Stops the worker. */
  signal?: AbortSignal | undefined;
};

type WorkerRow = { currency: string | null; cells: WorkerCell[] };

/** A sheet for the worker. `formats` are number formats by column. Without `currency`, it has every row. */
type Sheet = {
  name: string;
  headings: string[];
  widths: number[];
  formats: string[];
  currency?: string | null;
};

/**
 * An XLSX file with typed cells, written by a worker thread so that the server is not blocked. Several currencies get a
 * sheet each, so that no column mixes them. The last sheet has the metadata. Text is never a formula. Throws Failure
 * `too_large`, `busy` after ten seconds behind others, and the reason of `signal`.
 */
export function makeWorkbook<Line>(content: Content<Line>): Promise<Uint8Array<ArrayBuffer>> {
  const { signal } = content;
  return semaphore(() =>
    runInThread<Uint8Array<ArrayBuffer>>(workerFile, { memoryMb, signal }, async (worker, written) => {
      await sendRows(worker, content);
      return written;
    }),
  ).catch((error: unknown) => {
    throw isOutOfMemory(error) ? tooLarge(outOfMemory) : error;
  });
}

async function sendRows<Line>(worker: Worker, content: Content<Line>): Promise<void> {
  const { columns, pages, metadata, name = 'Rows', currency, language = 'en', signal } = content;
  const writeHeading = headingWriterOf(language);
  const currencyColumn = columns.find(({ id }) => id === 'currency');
  const currencies = new Set<string | null>();
  let count = 0;
  let isCut = metadata.some(([, value]) => isTooLong(value));
  for await (const page of pages) {
    signal?.throwIfAborted();
    count += page.length;
    if (count > mostRows) throw tooLarge(tooManyRows);
    const rows = page.map((line): WorkerRow => {
      const code = currencyColumn?.value(line);
      const cells = columns.map(({ type, value }) => toCell(type, value(line)));
      isCut ||= cells.some(isTooLong);
      return { currency: typeof code === 'string' ? code : null, cells: cells.map(fitCell) };
    });
    for (const row of rows) currencies.add(row.currency);
    worker.postMessage({ rows });
  }
  const headings = columns.map(({ title }) => writeHeading(title));
  const makeSheet = (name: string, code: string | null | undefined): Sheet => ({
    name,
    headings,
    widths: headings.map((title) => Math.min(60, Math.max(14, title.length + 2))),
    formats: columns.map(({ type }) => formatOf(type, code ?? currency)),
  });
  const known = [...currencies].filter((code) => code !== null);
  const nameSheet = makeSheetNames();
  const sheets =
    known.length < 2
      ? [makeSheet(name, known[0])]
      : [...currencies].map((code) => ({ ...makeSheet(nameSheet(code), code), currency: code }));
  const receipt = metadata.map(([name, value]) => [writeHeading(name), fitCell(value)] as const);
  worker.postMessage({ sheets, metadata: isCut ? [...receipt, cutNote] : receipt });
}

/** Names of sheets differ, also without case. `History` is reserved, and `Receipt` is the last sheet. */
function makeSheetNames(): (currency: string | null) => string {
  const used = new Set(['receipt', 'history']);
  return (currency) => {
    const plain = currency?.replace(/[^\w ]/g, '-').slice(0, 24) ?? 'No currency';
    let name = plain;
    for (let at = 2; used.has(name.toLowerCase()); at += 1) name = `${plain} (${at})`;
    used.add(name.toLowerCase());
    return name;
  };
}

const tooLarge = (message: string) => new Failure('too_large', message);
