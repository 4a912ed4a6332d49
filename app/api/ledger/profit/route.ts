import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { profitQuerySchema } from '@/lib/profit/profit-query';
import { readProfit } from '@/lib/profit/read-profit';

/** GET /api/ledger/profit */
export const GET = route(
  { allow: 'view', query: takeRelative(profitQuerySchema) },
  async ({ query, ...context }) =>
    readProfit({ ...catalogOf(context), ledger: await ledgerFor(context, query) }, query),
);
