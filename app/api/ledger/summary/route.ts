import { route } from '@/app/_server/route';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';
import { readSummary } from '@/lib/data/summary/read-summary';
import { summaryQuerySchema } from '@/lib/data/summary/summary-query';

/** GET /api/ledger/summary */
export const GET = route(
  { allow: 'view', query: takeRelative(summaryQuerySchema) },
  async ({ query, ...context }) => readSummary(await ledgerFor(context, query), query),
);
