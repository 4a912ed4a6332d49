import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { auditFile, respondFile } from '@/lib/pages/write-list-file';
import { listChanges } from './changes';
import { changesQuerySchema } from './changes-query';
import { exportRows } from './export';
import { exportQuerySchema } from './export-query';
import { readFunnel } from './funnel';
import { funnelQuerySchema } from './funnel-query';
import { readPerformance } from './performance';
import { performanceQuerySchema } from './performance-query';
import { reconcileClicks } from './reconciliation';
import { reconciliationQuerySchema } from './reconciliation-query';
import { listRows } from './rows';
import { rowsQuerySchema } from './rows-query';

export const reportsApi = {
  'GET /api/ledger/changes': operation({
    summary: 'Lists what changed in rows that were stored before, and the totals of these changes.',
    access: 'view',
    scope: 'reports:read',
    query: changesQuerySchema,
    answer: (workspace, { query }) => listChanges(workspace, query),
  }),
  'GET /api/ledger/funnel': operation({
    summary: 'Counts clicks, page views, carts and conversions of each group.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(funnelQuerySchema),
    answer: (workspace, { query }) => readFunnel(workspace, query),
  }),
  'GET /api/ledger/performance': operation({
    summary: 'Sums report rows of the ids that are asked for, by currency.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(performanceQuerySchema),
    answer: (workspace, { query }) => readPerformance(workspace, query),
  }),
  'GET /api/ledger/reconciliation': operation({
    summary: 'Compares clicks of product reports with those of click reports.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(reconciliationQuerySchema),
    answer: (workspace, { query }) => reconcileClicks(workspace, query),
  }),
  'GET /api/ledger/rows': operation({
    summary: 'Reads a page of stored report rows.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(rowsQuerySchema),
    answer: (workspace, { query }) => listRows(workspace, query),
  }),
  'GET /api/ledger/export': operation({
    summary: 'Returns all report rows that match as a file.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(exportQuerySchema),
    answer: async (workspace, { query, signal }) =>
      respondFile(await exportRows(workspace, query, { signal, noteEnd: auditFile(workspace) })),
  }),
};
export type ReportsApi = typeof reportsApi;
