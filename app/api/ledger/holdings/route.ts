import { route } from '@/app/_server/route';
import { recordAudit } from '@/lib/accounts/audit';
import { listHoldings } from '@/lib/ledger/answers/holdings';
import { holdingsQuerySchema } from '@/lib/ledger/answers/holdings-query';
import { clearLedger } from '@/lib/ledger/sync/forget';
import { syncQuerySchema } from '@/lib/ledger/sync/sync-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';

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
