import { route } from '@/app/_server/route';
import { readFunnel } from '@/lib/ledger/answers/funnel';
import { funnelQuerySchema } from '@/lib/ledger/answers/funnel-query';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/funnel */
export const GET = route(
  { allow: 'view', query: takeRelative(funnelQuerySchema) },
  async ({ query, ...context }) => readFunnel(await ledgerFor(context, query), query),
);
