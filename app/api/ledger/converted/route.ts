import { route } from '@/app/_server/route';
import { convertedQuerySchema } from '@/features/rates/converted-query';
import { readConverted } from '@/features/rates/read-converted';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/converted */
export const GET = route(
  { allow: 'view', query: takeRelative(convertedQuerySchema) },
  async ({ query, ...context }) => readConverted(context.db, await ledgerFor(context, query), query),
);
