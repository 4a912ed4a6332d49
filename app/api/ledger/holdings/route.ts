import { route } from '@/app/_server/route';
import { listHoldings } from '@/features/settings/holdings';
import { holdingsQuerySchema } from '@/features/settings/holdings-query';
import { clearLedger } from '@/lib/data/sync/forget';
import { syncQuerySchema } from '@/lib/data/sync/sync-query';
import { ledgerOf } from '@/lib/data/workspace-ledger';
import { recordAudit } from '@/lib/server/accounts/audit';

/** GET /api/ledger/holdings */
export const GET = route({ allow: 'view', query: holdingsQuerySchema }, ({ query, ...context }) =>
  listHoldings(ledgerOf(context), query),
);

/** DELETE /api/ledger/holdings: cancels the syncs of these sources and deletes their rows. */
export const DELETE = route(
  { allow: 'manage', query: syncQuerySchema },
  async ({ member, db, store, query }, { syncs }) => {
    const { workspaceId, userId } = member;
    await syncs.cancel(workspaceId, query.sources);
    const subject = query.sources.join(', ');
    // First, because the rows are in a store with transactions of its own.
    await db.transaction((tx) => recordAudit(tx, { workspaceId, userId, action: 'data.cleared', subject }));
    await clearLedger(store, workspaceId, query.sources);
    return listHoldings(ledgerOf({ member, store }));
  },
);
