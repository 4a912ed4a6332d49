import { route } from '@/app/_server/route';
import { listRows } from '@/lib/ledger/answers/rows';
import { rowsQuerySchema } from '@/lib/ledger/answers/rows-query';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/rows */
export const GET = route(
  { allow: 'view', query: takeRelative(rowsQuerySchema) },
  async ({ query, ...context }) => listRows(await ledgerFor(context, query), query),
);
