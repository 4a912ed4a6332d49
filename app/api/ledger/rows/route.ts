import { route } from '@/app/_server/route';
import { listRows } from '@/features/reports/rows';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';

/** GET /api/ledger/rows */
export const GET = route(
  { allow: 'view', query: takeRelative(rowsQuerySchema) },
  async ({ query, ...context }) => listRows(await ledgerFor(context, query), query),
);
