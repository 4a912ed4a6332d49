import { operation } from '@/lib/api/operation';
import { clearLedger } from '@/lib/data/sync/forget';
import { syncQuerySchema } from '@/lib/data/sync/sync-query';
import { ledgerOf } from '@/lib/data/workspace-ledger';
import { recordAudit } from '@/lib/server/accounts/audit';
import { listHoldings } from './holdings';
import { holdingsQuerySchema } from './holdings-query';
import { sendTestMail } from './send-test-mail';

export const settingsApi = {
  'GET /api/ledger/holdings': operation({
    access: 'view',
    scope: 'settings:read',
    query: holdingsQuerySchema,
    answer: (workspace, { query }) => listHoldings(ledgerOf(workspace), query),
  }),
  /** Cancels the syncs of these sources and deletes their rows. */
  'DELETE /api/ledger/holdings': operation({
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
      return listHoldings(ledgerOf(workspace));
    },
  }),
  /** Sends a test to the member's own address. */
  'POST /api/mail/tests': operation({
    access: 'manage',
    scope: null,
    answer: (workspace, _input, services) => sendTestMail(workspace, services),
  }),
};
export type SettingsApi = typeof settingsApi;
