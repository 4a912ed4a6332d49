import { writeStatementCsv } from '@/features/closing/export-statement';
import { readStatement } from '@/features/closing/read-statement';
import { statementExportSchema } from '@/features/closing/statement-query';
import { exportedLists } from '@/features/exports/lists';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import { type Basis, makeBasis, rowsBasis } from '@/lib/data/basis';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { namedFilters } from '@/lib/data/query/filter-dimensions';
import type { ExportList } from '@/lib/data/reporting/export-list';
import type { ExportedList } from '@/lib/data/reporting/exported-list';
import type { ExportContext } from '@/lib/data/reporting/file-list';
import type { LiveList } from '@/lib/data/reporting/live-list';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { type Capability, requireCapability } from '@/lib/server/accounts/member';
import { type Open, type WrittenFile, writeFile } from '@/lib/server/files/write-file';
import { accept } from '@/lib/server/http/accept';
import { readKnown } from '@/lib/server/http/read-known';

type LiveFile = WrittenFile & { fileName: string; basis: Basis | null };

/** A list or view that a live address shows as CSV. */
export type LiveSource = {
  /** The required capability. */
  allow: Capability;
  /** Reads parameters and returns the filters among them. Throws Failure for wrong ones. */
  readFilters: (given: URLSearchParams) => FileFilters;
  write: (context: ExportContext, given: URLSearchParams) => Promise<LiveFile>;
};

/** An address notes its last use itself. An audit entry for each read would bury the others. */
const noteEnd = async () => {};

const exported = (name: ExportedList, { allow, readFilters, write }: ExportList): LiveSource => ({
  allow,
  readFilters,
  write: (context, given) => write(name, context, given, noteEnd),
});

const readRowsQuery = (given: URLSearchParams) => accept(readKnown(exportQuerySchema, given));

const reportRows: LiveSource = {
  allow: 'view',
  readFilters: (given) => namedFilters(readRowsQuery(given)),
  write: async (context, given) => {
    const query = readRowsQuery(given);
    requireCapability(context.member, 'view', 'read');
    const ledger = await ledgerFor(context, { group: 'link' });
    const file = await exportRows(ledger, query, { signal: context.signal, noteEnd });
    return { ...file, basis: makeBasis([rowsBasis([query.dataset], query, file.receipt)]) };
  },
};

const readStatementQuery = (given: URLSearchParams) => accept(readKnown(statementExportSchema, given));

const statement: LiveSource = {
  allow: 'view',
  readFilters: (given) => {
    const { month, currency } = readStatementQuery(given);
    return { month: [month], currency: [currency] };
  },
  write: async (context, given) => {
    const query = readStatementQuery(given);
    const { member, signal } = context;
    requireCapability(member, 'view', 'read');
    const read = await readStatement(context, query);
    const head = { fileName: `statement_${query.month}_${query.currency}.csv`, basis: read.basis };
    const csv = new TextEncoder().encode(writeStatementCsv(read, query.receipt));
    const work = (open: Open<typeof head>) => open(head)(csv);
    return writeFile(work, { workspaceId: member.workspaceId, signal, noteEnd });
  },
};

/** What live addresses can show, by name. */
export const liveLists: Record<LiveList, LiveSource> = {
  audit: exported('audit', exportedLists.audit),
  batch: exported('batch', exportedLists.batch),
  brands: exported('brands', exportedLists.brands),
  'campaign-by-creator': exported('campaign-by-creator', exportedLists['campaign-by-creator']),
  'campaign-by-product': exported('campaign-by-product', exportedLists['campaign-by-product']),
  campaigns: exported('campaigns', exportedLists.campaigns),
  creators: exported('creators', exportedLists.creators),
  earnings: exported('earnings', exportedLists.earnings),
  links: exported('links', exportedLists.links),
  'links-by-subid': exported('links-by-subid', exportedLists['links-by-subid']),
  'links-counted-differently': exported(
    'links-counted-differently',
    exportedLists['links-counted-differently'],
  ),
  products: exported('products', exportedLists.products),
  profit: exported('profit', exportedLists.profit),
  'program-creators': exported('program-creators', exportedLists['program-creators']),
  'report-groups': exported('report-groups', exportedLists['report-groups']),
  'report-rows': reportRows,
  scorecard: exported('scorecard', exportedLists.scorecard),
  statement,
  windows: exported('windows', exportedLists.windows),
};

export const isLiveList = (name: string): name is LiveList => Object.hasOwn(liveLists, name);
