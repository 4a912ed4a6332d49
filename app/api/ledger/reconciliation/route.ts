import { route } from '@/app/_server/route';
import { reconcileClicks } from '@/features/reports/reconciliation';
import { reconciliationQuerySchema } from '@/features/reports/reconciliation-query';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/reconciliation */
export const GET = route(
  { allow: 'view', query: takeRelative(reconciliationQuerySchema) },
  async ({ query, ...context }) => reconcileClicks(await ledgerFor(context, query), query),
);
