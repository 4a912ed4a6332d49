import { route } from '@/app/_server/route';
import { recordAudit } from '@/lib/accounts/audit';
import { clearLedger } from '@/lib/ledger/forget';
import { listHoldings } from '@/lib/ledger/holdings';
import { holdingsQuerySchema } from '@/lib/ledger/holdings-query';
import { syncQuerySchema } from '@/lib/ledger/sync-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { getRuntime } from '@/lib/runtime';

/** GET /api/ledger/holdings */
export const GET = route({ allow: 'view', query: holdingsQuerySchema }, async ({ member, query }) =>
  listHoldings(await ledgerOf(member.workspaceId), query),
);

/** DELETE /api/ledger/holdings: stops the syncs of these sources and removes their rows. */
export const DELETE = route({ allow: 'manage', query: syncQuerySchema }, async ({ member, query }) => {
  const { db, ledger, syncs } = await getRuntime();
  const { workspaceId, userId } = member;
  await syncs.cancel(workspaceId, query.sources);
  await clearLedger(ledger, workspaceId, query.sources);
  const subject = query.sources.join(', ');
  await recordAudit(db, { workspaceId, userId, action: 'data.cleared', subject });
  return listHoldings(await ledgerOf(workspaceId));
});
