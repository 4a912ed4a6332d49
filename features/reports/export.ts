import { freshen } from '@/lib/data/read/links/freshen';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { type Basis, makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets, groupKindsIn } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import { namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import { english } from '@/lib/language/english';
import { separators } from '@/lib/language/format/csv';
import { nameFilters } from '@/lib/language/format/file-filters';
import { captionOf } from '@/lib/pages/answer-caption';
import { stateOf, toFileCaption } from '@/lib/pages/file-caption';
import { describeFilters } from '@/lib/pages/filter-words';
import { nameFilterValues } from '@/lib/pages/name-filters';
import { makeParquet } from '@/lib/server/files/parquet';
import { writeComments } from '@/lib/server/files/receipt';
import { type NoteEnd, type Open, writeFile } from '@/lib/server/files/write-file';
import { planChunks, readLines } from './export-chunks';
import { captionColumns, csvLine, type ExportColumn, exportColumns, parquetTypes } from './export-columns';
import type { ExportQuery } from './export-query';

/** Metadata of a file, known before its first byte. */
type ExportHead = { rows: number; basis: Basis; fileName: string };

/**
 * Writes all filtered rows as CSV or Parquet, from one snapshot. CSV ends with a line that proves it is complete: `#
 * complete,rows,N`, or `# partial,rows,N` if the range is not completely stored. A filtered file has its filters in its
 * name and first lines. With `receipt`, CSV states its caption as its form says. Parquet has it in its metadata.
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
  const filters = await nameFilterValues(ledger, namedSelection(query));
  const { dataset: _, ...inName } = filters;
  const columns = exportColumns(query.dataset);
  const fileName = `${query.dataset}_${query.from}_${query.to}${nameFilters(inName)}.${query.format}`;
  const write = (open: Open<ExportHead>) =>
    context.store.snapshot(async (session) => {
      const { rows, chunks } = await planChunks(session, context, query);
      const receipt = await readReceipt(session.read, context, datasets[query.dataset].sources, query, rows);
      const basis = makeBasis(
        [rowsBasis([query.dataset], query, receipt)],
        context.lists,
        context.unknownValues,
      );
      const caption = toFileCaption(english, {
        ...captionOf({ range: query, receipt, basis }, toDay(nowOf(context))),
        page: english.t('live.lists.report-rows'),
        view: null,
        brand: null,
        currency: null,
        filters: describeFilters(english, filters),
      });
      const send = open({ rows, basis, fileName });
      const form = query.format === 'csv' ? query.decimal : 'point';
      const lines = async function* (columns: readonly ExportColumn[], formulaSafe: boolean) {
        yield encoder.encode(`${columns.map(({ heading }) => heading).join(separators[form])}\n`);
        const line = csvLine(columns, formulaSafe, form);
        for (const days of chunks) {
          yield encoder.encode(`${await readLines(session, context, { ...query, ...days }, line)}\n`);
        }
      };
      if (query.format === 'parquet') {
        const shape = columns.map(({ heading, type }) => ({ heading, sqlType: parquetTypes[type] }));
        const { state, sentences, asOf } = caption;
        const facts = { state, rows: String(rows), as_of: asOf ?? '', caption: sentences.join('\n') };
        for await (const part of makeParquet(shape, lines(columns, false), facts)) await send(part);
        return;
      }
      const { receipt: stated } = query;
      await send(encoder.encode(writeComments(caption, stated, '\n')));
      const more = stated === 'columns' ? captionColumns(caption) : [];
      for await (const part of lines([...columns, ...more], true)) await send(part);
      if (stated === undefined) await send(encoder.encode(`# ${stateOf(basis)},rows,${rows}\n`));
    });
  return writeFile(write, { workspaceId: context.id, ...options });
}
