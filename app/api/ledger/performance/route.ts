import { route } from '@/app/_server/route';
import { readPerformance } from '@/features/reports/performance';
import { performanceQuerySchema } from '@/features/reports/performance-query';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/performance */
export const GET = route(
  { allow: 'view', query: takeRelative(performanceQuerySchema) },
  async ({ query, ...context }) => readPerformance(await ledgerFor(context, query), query),
);
