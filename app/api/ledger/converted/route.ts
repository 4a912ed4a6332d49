import { route } from '@/app/_server/route';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { convertedQuerySchema } from '@/lib/rates/converted-query';
import { readConverted } from '@/lib/rates/read-converted';

/** GET /api/ledger/converted */
export const GET = route(
  { allow: 'view', query: takeRelative(convertedQuerySchema) },
  async ({ query, ...context }) => readConverted(context.db, await ledgerFor(context, query), query),
);
