import { route } from '@/app/_server/route';
import { takeRelative } from '@/lib/ledger/relative-query';
import { listRows } from '@/lib/ledger/rows';
import { rowsQuerySchema } from '@/lib/ledger/rows-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/rows */
export const GET = route(
  { allow: 'view', query: takeRelative(rowsQuerySchema) },
  async ({ query, ...context }) => listRows(await ledgerFor(context, query), query),
);
