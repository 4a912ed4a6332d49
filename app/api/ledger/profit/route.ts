import { route } from '@/app/_server/route';
import { profitQuerySchema } from '@/features/profit/profit-query';
import { readProfit } from '@/features/profit/read-profit';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { catalogOf } from '@/lib/data/lists/context';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/profit */
export const GET = route(
  { allow: 'view', query: takeRelative(profitQuerySchema) },
  async ({ query, ...context }) =>
    readProfit({ ...catalogOf(context), ledger: await ledgerFor(context, query) }, query),
);
