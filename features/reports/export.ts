import { freshen } from '@/lib/data/read/links/freshen';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets, groupKindsIn } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import { namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import { nameFilters } from '@/lib/language/format/file-filters';
import { captionOf } from '@/lib/pages/answer-caption';
import { captionOfFile, stateOf } from '@/lib/pages/file-caption';
import { nameFilterValues } from '@/lib/pages/name-filters';
import { type FileHead, type ListFile, type OpenFile, writeListFile } from '@/lib/pages/write-list-file';
import type { FileOptions } from '@/lib/server/files/write-file';
import { planChunks, readCsvLines } from './export-chunks';
import { csvLineSql, exportColumns } from './export-columns';
import type { ExportQuery } from './export-query';

/**
 * Writes all filtered rows as CSV or Parquet, from one snapshot. CSV ends with a line that proves it is complete: `#
 * complete,rows,N`, or `# partial,rows,N` if the range is not completely stored. A filtered file has its filters in its
 * name and first lines. With `receipt`, CSV states its caption as its form says. Parquet has it in its metadata.
 */
export async function exportRows(
  ledger: Ledger,
  query: ExportQuery,
  options: FileOptions<FileHead>,
): Promise<ListFile> {
  const context = await freshen(ledger, query, {
    placements: true,
    groups: groupKindsIn(query.dataset),
  });
  const { dataset, from, to, format } = query;
  const filters = await nameFilterValues(ledger, namedSelection(query));
  const { dataset: _, ...inName } = filters;
  const today = toDay(nowOf(context));
  const open: OpenFile<unknown> = async (session, words) => {
    const { rows: count, chunks } = await planChunks(session, context, query);
    const receipt = await readReceipt(session.read, context, datasets[dataset].sources, query, count);
    const basis = makeBasis([rowsBasis([dataset], query, receipt)], context.lists, context.unknownValues);
    return {
      fileName: `${dataset}_${from}_${to}${nameFilters(inName)}.${format}`,
      count,
      columns: exportColumns(dataset),
      async *rows(columns, form) {
        const line = csvLineSql(columns, form);
        for (const days of chunks)
          yield `${await readCsvLines(session, context, { ...query, ...days }, line)}\n`;
      },
      ending: `# ${stateOf(basis)},rows,${count}\n`,
      caption: captionOfFile(words, captionOf({ range: query, receipt, basis }, today), {
        page: words.t('live.lists.report-rows'),
        filters,
      }),
    };
  };
  return writeListFile(context, query, open, options);
}
