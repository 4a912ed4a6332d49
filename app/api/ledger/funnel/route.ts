import { route } from '@/app/_server/route';
import { readFunnel } from '@/features/reports/funnel';
import { funnelQuerySchema } from '@/features/reports/funnel-query';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/funnel */
export const GET = route(
  { allow: 'view', query: takeRelative(funnelQuerySchema) },
  async ({ query, ...context }) => readFunnel(await ledgerFor(context, query), query),
);
