import { route } from '@/app/_server/route';
import { readSummary } from '@/lib/ledger/read-summary';
import { takeRelative } from '@/lib/ledger/relative-query';
import { summaryQuerySchema } from '@/lib/ledger/summary-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/summary */
export const GET = route(
  { allow: 'view', query: takeRelative(summaryQuerySchema) },
  async ({ query, ...context }) => readSummary(await ledgerFor(context, query), query),
);
