import { route } from '@/app/_server/route';
import { reconcileClicks } from '@/lib/ledger/answers/reconciliation';
import { reconciliationQuerySchema } from '@/lib/ledger/answers/reconciliation-query';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/reconciliation */
export const GET = route(
  { allow: 'view', query: takeRelative(reconciliationQuerySchema) },
  async ({ query, ...context }) => reconcileClicks(await ledgerFor(context, query), query),
);
