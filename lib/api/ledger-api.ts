import { may } from '@/lib/access/member';
import { streamProgress } from '@/lib/data/fetch/sync/stream-progress';
import { startSyncSchema, syncQuerySchema } from '@/lib/data/fetch/sync/sync-query';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { operation } from './operation';

/** Sums of report rows, and the syncs that fetch them, which many features use. */
export const ledgerApi = {
  'GET /api/ledger/summary': operation({
    summary: 'Sums report rows by currency, in total, by group and over time.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(summaryQuerySchema),
    answer: (workspace, { query }) => readSummary(workspace, query),
  }),
  'GET /api/ledger/sync': operation({
    summary:
      'Streams the progress of syncs as server-sent events, until none runs, or the session or token ends.',
    access: 'view',
    scope: 'reports:read',
    query: syncQuerySchema,
    answer: ({ id, member }, { query, signal, caller }, { syncs, streams }) =>
      streamProgress(() => syncs.watch(id, query.sources), {
        signal,
        release: streams.take({ ...member, callerId: caller.id }),
        mayWatch: async () => {
          const now = await caller.again();
          return now?.workspaceId === id && may(now.role, 'view');
        },
      }),
  }),
  'POST /api/ledger/sync': operation({
    summary: 'Starts a sync, or joins a running one.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(startSyncSchema),
    answer: ({ id }, { query }, { syncs }) => {
      const { sources, from, to, force } = query;
      return syncs.start(id, { sources, range: { from, to }, force: force === 'true' });
    },
  }),
  'DELETE /api/ledger/sync': operation({
    summary: 'Cancels a sync. Stored rows stay.',
    access: 'view',
    scope: 'reports:read',
    query: syncQuerySchema,
    answer: ({ id }, { query }, { syncs }) => syncs.cancel(id, query.sources),
  }),
};
export type LedgerApi = typeof ledgerApi;
