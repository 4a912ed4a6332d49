import { route } from '@/app/_server/route';
import { readPerformance } from '@/lib/ledger/performance';
import { performanceQuerySchema } from '@/lib/ledger/performance-query';
import { takeRelative } from '@/lib/ledger/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/performance */
export const GET = route(
  { allow: 'view', query: takeRelative(performanceQuerySchema) },
  async ({ query, ...context }) => readPerformance(await ledgerFor(context, query), query),
);
