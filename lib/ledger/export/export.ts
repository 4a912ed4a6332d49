import { describeFilters, type FileFilters, nameFilters, writeFilterLines } from '@/lib/format/file-filters';
import type { LedgerContext } from '../context';
import { datasets } from '../datasets';
import { namedFilters } from '../query/filter-dimensions';
import { createSemaphore } from '../semaphore';
import type { Session } from '../store/store';
import { readReceipt } from '../windows/receipt';
import type { Receipt } from '../windows/receipt-shape';
import { planChunks, readLines } from './export-chunks';
import { exportColumns } from './export-columns';
import { makeParquet } from './export-parquet';
import type { ExportQuery } from './export-query';

/** Exports that may read at once; each holds a connection of the store for as long as somebody takes its file. */
const semaphore = createSemaphore(2);
/** A client that reads nothing for this long is gone. */
const patienceMs = 60_000;

export type Export = { rows: number; receipt: Receipt; fileName: string; body: ReadableStream<Uint8Array> };

/**
 * Every row of the filter as CSV or Parquet, all as of one moment, streamed. CSV ends in a line that proves it came
 * whole: `# complete,rows,N`, or `# partial,rows,N` where the ledger does not hold the whole range. A filtered file
 * states its filter in its name and in its first lines. Parquet carries all of this in its metadata.
 */
export function exportRows(context: LedgerContext, query: ExportQuery): Promise<Export> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const filters = namedFilters(query);
  const fileName = `${query.dataset}_${query.from}_${query.to}${nameFilters(filters)}.${query.format}`;
  return new Promise((resolve, reject) => {
    const work = async (session: Session) => {
      const { sources } = datasets[query.dataset];
      const { rows, chunks } = await planChunks(session, context, query);
      const receipt = await readReceipt(session.read, context, sources, query, rows);
      resolve({ rows, receipt, fileName, body: readable });
      const heading = `${exportColumns(query.dataset)
        .map((column) => column.heading)
        .join()}\n`;
      const lines = async function* (formulaSafe: boolean) {
        yield encoder.encode(heading);
        for (const days of chunks) {
          yield encoder.encode(`${await readLines(session, context, query, days, formulaSafe)}\n`);
        }
      };
      const parts =
        query.format === 'csv'
          ? lines(true)
          : makeParquet(exportColumns(query.dataset), lines(false), describe(receipt, rows, filters));
      if (query.format === 'csv') await taken(writer.write(encoder.encode(writeFilterLines(filters, '\n'))));
      for await (const part of parts) await taken(writer.write(part));
      if (query.format === 'csv') await taken(writer.write(encoder.encode(trailer(receipt, rows))));
      await taken(writer.close());
    };
    semaphore(() => context.store.snapshot(work)).catch((error: unknown) => {
      reject(error);
      // A broken file must not look whole: the connection breaks off instead.
      writer.abort(error).catch(() => {});
    });
  });
}

/** Waits until a part is taken. Throws where nobody takes it. */
async function taken(part: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nobody takes the export.')), patienceMs);
  });
  await Promise.race([part, gone]).finally(() => clearTimeout(timer));
}

const stateOf = (receipt: Receipt) => (receipt.state === 'complete' ? 'complete' : 'partial');

const trailer = (receipt: Receipt, rows: number) => `# ${stateOf(receipt)},rows,${rows}\n`;

const describe = (receipt: Receipt, rows: number, filters: FileFilters): Record<string, string> => ({
  state: stateOf(receipt),
  rows: String(rows),
  as_of: receipt.asOf ?? '',
  filter: describeFilters(filters).join('\n'),
});
