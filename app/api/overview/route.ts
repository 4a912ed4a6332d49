import { route } from '@/app/_server/route';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { overviewQuerySchema } from '@/lib/overview/overview-query';
import { readOverview } from '@/lib/overview/read-overview';

/** GET /api/overview */
export const GET = route(
  { allow: 'view', query: takeRelative(overviewQuerySchema) },
  ({ query, ...context }) => readOverview(ledgerOf(context), query),
);
