import { route } from '@/lib/http/route';
import { reconcileClicks } from '@/lib/ledger/reconciliation';
import { reconciliationQuerySchema } from '@/lib/ledger/reconciliation-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';

/** GET /api/ledger/reconciliation */
export const GET = route({ allow: 'view', query: reconciliationQuerySchema }, async ({ member, query }) =>
  reconcileClicks(await ledgerOf(member.workspaceId), query),
);
