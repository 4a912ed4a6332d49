import { exportStatement } from '@/features/closing/export-statement';
import { toOutside } from '@/features/closing/outside-statement';
import { readStatement } from '@/features/closing/read-statement';
import { statementExportSchema } from '@/features/closing/statement-query';
import { exportedLists } from '@/features/exports/lists';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import type { Capability } from '@/lib/access/member';
import { namedSelection } from '@/lib/data/terms/filters/filter-dimensions';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { ExportContext } from '@/lib/pages/file-list';
import type { LiveList } from '@/lib/pages/live-list';
import type { ListFile } from '@/lib/pages/write-list-file';
import { accept } from '@/lib/server/http/accept';
import { readKnown } from '@/lib/server/http/read-known';

/** A list or view that a live address shows as CSV. */
type LiveSource = {
  /** The capability that a reader's member needs. Check it first. */
  allow: Capability;
  /** Reads parameters and returns the filters among them. Throws Failure for wrong ones. */
  readFilters: (given: URLSearchParams) => FileFilters;
  write: (
    name: string,
    context: ExportContext,
    given: URLSearchParams,
    noteEnd: () => Promise<void>,
  ) => Promise<ListFile>;
};

const readRowsQuery = (given: URLSearchParams) => accept(readKnown(exportQuerySchema, given));

const reportRows: LiveSource = {
  allow: 'view',
  readFilters: (given) => namedSelection(readRowsQuery(given)),
  write: async (_, context, given, noteEnd) => {
    const query = readRowsQuery(given);
    return exportRows(context, query, { signal: context.signal, noteEnd });
  },
};

const readStatementQuery = (given: URLSearchParams) => accept(readKnown(statementExportSchema, given));

/** For readers of a live address, and for mails. Both reach people outside the workspace. */
const statement: LiveSource = {
  allow: 'view',
  readFilters: (given) => {
    const { month, currency } = readStatementQuery(given);
    return { month: [month], currency: [currency] };
  },
  write: async (_, context, given, noteEnd) => {
    const query = readStatementQuery(given);
    const statement = toOutside(await readStatement(context, query));
    return exportStatement(context, statement, query, { signal: context.signal, noteEnd });
  },
};

// Text that was pasted is not stored, so nothing can be read again.
const { 'planned-links': _, 'program-lookup': __, ...stored } = exportedLists;

/** What live addresses and files of mails can show, by name. */
export const liveLists: Record<LiveList, LiveSource> = { ...stored, 'report-rows': reportRows, statement };

export const isLiveList = (name: string): name is LiveList => Object.hasOwn(liveLists, name);
