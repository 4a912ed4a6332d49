import { route } from '@/app/_server/route';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { readSummary } from '@/lib/ledger/summary/read-summary';
import { summaryQuerySchema } from '@/lib/ledger/summary/summary-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/summary */
export const GET = route(
  { allow: 'view', query: takeRelative(summaryQuerySchema) },
  async ({ query, ...context }) => readSummary(await ledgerFor(context, query), query),
);
