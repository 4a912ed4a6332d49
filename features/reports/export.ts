import { type Basis, makeBasis, rowsBasis } from '@/lib/data/basis';
import { datasets, groupKindsIn } from '@/lib/data/datasets';
import { describeMissing, describeUnknown } from '@/lib/data/describe-missing';
import { freshen } from '@/lib/data/links/freshen';
import { namedFilters } from '@/lib/data/query/filter-dimensions';
import { nameFilterValues } from '@/lib/data/reporting/name-filters';
import { readReceipt } from '@/lib/data/windows/receipt';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import type { Ledger } from '@/lib/data/workspace';
import { separators } from '@/lib/language/format/csv';
import {
  describeFilters,
  type FileFilters,
  nameFilters,
  writeFilterLines,
} from '@/lib/language/format/file-filters';
import { makeParquet } from '@/lib/server/files/parquet';
import { writeNotes, writeReceiptLines } from '@/lib/server/files/receipt';
import { type NoteEnd, type Open, writeFile } from '@/lib/server/files/write-file';
import { planChunks, readLines } from './export-chunks';
import { type ExportColumn, exportColumns, parquetTypes, receiptColumns } from './export-columns';
import type { ExportQuery } from './export-query';

/** Metadata of a file, known before its first byte. */
export type ExportHead = { rows: number; basis: Basis; fileName: string };

/**
 * Writes all filtered rows as CSV or Parquet, from one snapshot. CSV ends with a line that proves it is complete: `#
 * complete,rows,N`, or `# partial,rows,N` if the range is not completely stored. A filtered file has its filters in its
 * name and first lines. With `receipt`, CSV states all of this as its form says. Parquet has it in its metadata.
 */
export async function exportRows(
  ledger: Ledger,
  query: ExportQuery,
  options: { signal: AbortSignal; noteEnd: NoteEnd<ExportHead> },
) {
  const context = await freshen(ledger, query, {
    placements: true,
    groups: groupKindsIn(query.dataset),
  });
  const encoder = new TextEncoder();
  const filters = await nameFilterValues(ledger, namedFilters(query));
  const columns = exportColumns(query.dataset);
  const fileName = `${query.dataset}_${query.from}_${query.to}${nameFilters(filters)}.${query.format}`;
  const write = (open: Open<ExportHead>) =>
    context.store.snapshot(async (session) => {
      const { rows, chunks } = await planChunks(session, context, query);
      const receipt = await readReceipt(session.read, context, datasets[query.dataset].sources, query, rows);
      const basis = makeBasis(
        [rowsBasis([query.dataset], query, receipt)],
        context.lists,
        context.unknownValues,
      );
      const send = open({ rows, basis, fileName });
      const separator = separators[query.format === 'csv' ? query.decimal : 'point'];
      const lines = async function* (columns: readonly ExportColumn[], formulaSafe: boolean) {
        yield encoder.encode(`${columns.map(({ heading }) => heading).join(separator)}\n`);
        for (const days of chunks) {
          yield encoder.encode(`${await readLines(session, context, query, columns, days, formulaSafe)}\n`);
        }
      };
      if (query.format === 'parquet') {
        const shape = columns.map(({ heading, type }) => ({ heading, sqlType: parquetTypes[type] }));
        const facts = describe({ basis, receipt, rows }, filters);
        for await (const part of makeParquet(shape, lines(columns, false), facts)) await send(part);
        return;
      }
      const csv = describeCsv(query, { basis, receipt, rows }, filters);
      await send(encoder.encode(csv.first));
      for await (const part of lines([...columns, ...csv.columns], true)) await send(part);
      await send(encoder.encode(csv.last));
    });
  return writeFile(write, { workspaceId: context.id, ...options });
}

/** What the rows of a file come from, and how many they are. */
type Exported = { basis: Basis; receipt: Receipt; rows: number };

/** The comment lines and columns of a CSV, by the form of its receipt. */
function describeCsv(
  query: ExportQuery,
  { basis, receipt, rows }: Exported,
  filters: FileFilters,
): { first: string; columns: ExportColumn[]; last: string } {
  const { receipt: form } = query;
  const state = stateOf(basis);
  const { asOf } = receipt;
  const unknown = describeUnknown(basis);
  const told = unknown.length > 0 ? `${state}; unknown filter values` : state;
  if (form === 'columns') return { first: '', columns: receiptColumns(told, asOf), last: '' };
  if (form === 'none') return { first: '', columns: [], last: '' };
  const first = writeFilterLines(filters, '\n');
  if (form === undefined) {
    return { first: first + writeNotes(unknown, '\n'), columns: [], last: `# ${state},rows,${rows}\n` };
  }
  const facts = asOf === null ? [] : [['Figures as of', asOf] as const];
  return {
    first: first + writeReceiptLines({ partial: describeMissing(basis), unknown }, facts, '\n'),
    columns: [],
    last: '',
  };
}

const stateOf = ({ complete }: Basis) => (complete ? 'complete' : 'partial');

const describe = ({ basis, receipt, rows }: Exported, filters: FileFilters): Record<string, string> => ({
  state: stateOf(basis),
  rows: String(rows),
  as_of: receipt.asOf ?? '',
  filter: describeFilters(filters).join('\n'),
  ...(basis.unknownValues.length > 0 ? { unknown: describeUnknown(basis).join('\n') } : {}),
});
