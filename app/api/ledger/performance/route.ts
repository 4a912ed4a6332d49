import { route } from '@/app/_server/route';
import { readPerformance } from '@/lib/ledger/answers/performance';
import { performanceQuerySchema } from '@/lib/ledger/answers/performance-query';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/performance */
export const GET = route(
  { allow: 'view', query: takeRelative(performanceQuerySchema) },
  async ({ query, ...context }) => readPerformance(await ledgerFor(context, query), query),
);
