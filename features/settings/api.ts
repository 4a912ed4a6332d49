import { recordAudit } from '@/lib/access/audit';
import { operation } from '@/lib/api/operation';
import { clearLedger } from '@/lib/data/fetch/sync/forget';
import { syncQuerySchema } from '@/lib/data/fetch/sync/sync-query';
import { listHoldings } from './holdings';
import { holdingsQuerySchema } from './holdings-query';
import { sendTestMail } from './send-test-mail';

export const settingsApi = {
  'GET /api/ledger/holdings': operation({
    summary: 'Says which report rows are stored, and how old they are.',
    access: 'view',
    scope: 'settings:read',
    query: holdingsQuerySchema,
    answer: (workspace, { query }) => listHoldings(workspace, query),
  }),
  'DELETE /api/ledger/holdings': operation({
    summary: 'Deletes the stored rows of sources, and cancels their syncs.',
    access: 'manage',
    scope: null,
    query: syncQuerySchema,
    answer: async (workspace, { query }, { syncs }) => {
      const { id: workspaceId, member, db, store } = workspace;
      await syncs.cancel(workspaceId, query.sources);
      const subject = query.sources.join(', ');
      // First, because the rows are in a store with transactions of its own.
      await db.transaction((tx) =>
        recordAudit(tx, { workspaceId, userId: member.userId, action: 'data.cleared', subject }),
      );
      await clearLedger(store, workspaceId, query.sources);
      return listHoldings(workspace);
    },
  }),
  'POST /api/mail/tests': operation({
    summary: 'Sends a test to your own address.',
    access: 'manage',
    scope: null,
    answer: (workspace, _input, services) => sendTestMail(workspace, services),
  }),
};
export type SettingsApi = typeof settingsApi;
