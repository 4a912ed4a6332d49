import { route } from '@/app/_server/route';
import { reconcileClicks } from '@/lib/ledger/reconciliation';
import { reconciliationQuerySchema } from '@/lib/ledger/reconciliation-query';
import { takeRelative } from '@/lib/ledger/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/reconciliation */
export const GET = route(
  { allow: 'view', query: takeRelative(reconciliationQuerySchema) },
  async ({ query, ...context }) => reconcileClicks(await ledgerFor(context, query), query),
);
