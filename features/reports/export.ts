import type { LedgerContext } from '@/lib/data/context';
import { datasets } from '@/lib/data/datasets';
import { namedFilters } from '@/lib/data/query/filter-dimensions';
import { readReceipt } from '@/lib/data/windows/receipt';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import {
  describeFilters,
  type FileFilters,
  nameFilters,
  writeFilterLines,
} from '@/lib/language/format/file-filters';
import { makeParquet } from '@/lib/server/files/parquet';
import { type NoteEnd, type Open, writeFile } from '@/lib/server/files/write-file';
import { planChunks, readLines } from './export-chunks';
import { exportColumns, parquetTypes } from './export-columns';
import type { ExportQuery } from './export-query';

/** Metadata of a file, known before its first byte. */
export type ExportHead = { rows: number; receipt: Receipt; fileName: string };

/**
 * Writes all filtered rows as CSV or Parquet, from one snapshot. CSV ends with a line that proves it is complete: `#
 * complete,rows,N`, or `# partial,rows,N` if the range is not completely stored. A filtered file has its filters in its
 * name and first lines. Parquet has all of this in its metadata.
 */
export function exportRows(
  context: LedgerContext,
  query: ExportQuery,
  options: { signal: AbortSignal; noteEnd: NoteEnd<ExportHead> },
) {
  const encoder = new TextEncoder();
  const filters = namedFilters(query);
  const columns = exportColumns(query.dataset);
  const fileName = `${query.dataset}_${query.from}_${query.to}${nameFilters(filters)}.${query.format}`;
  const write = (open: Open<ExportHead>) =>
    context.store.snapshot(async (session) => {
      const { rows, chunks } = await planChunks(session, context, query);
      const receipt = await readReceipt(session.read, context, datasets[query.dataset].sources, query, rows);
      const send = open({ rows, receipt, fileName });
      const lines = async function* (formulaSafe: boolean) {
        yield encoder.encode(`${columns.map(({ heading }) => heading).join()}\n`);
        for (const days of chunks) {
          yield encoder.encode(`${await readLines(session, context, query, days, formulaSafe)}\n`);
        }
      };
      if (query.format === 'parquet') {
        const shape = columns.map(({ heading, type }) => ({ heading, sqlType: parquetTypes[type] }));
        const facts = describe(receipt, rows, filters);
        for await (const part of makeParquet(shape, lines(false), facts)) await send(part);
        return;
      }
      await send(encoder.encode(writeFilterLines(filters, '\n')));
      for await (const part of lines(true)) await send(part);
      await send(encoder.encode(`# ${stateOf(receipt)},rows,${rows}\n`));
    });
  return writeFile(write, { workspaceId: context.workspaceId, ...options });
}

const stateOf = (receipt: Receipt) => (receipt.state === 'complete' ? 'complete' : 'partial');

const describe = (receipt: Receipt, rows: number, filters: FileFilters): Record<string, string> => ({
  state: stateOf(receipt),
  rows: String(rows),
  as_of: receipt.asOf ?? '',
  filter: describeFilters(filters).join('\n'),
});
