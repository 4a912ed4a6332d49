import { route } from '@/app/_server/route';
import { overviewQuerySchema } from '@/features/overview/overview-query';
import { readOverview } from '@/features/overview/read-overview';
import { takeRelative } from '@/lib/data/ranges/relative-query';
import { ledgerOf } from '@/lib/data/workspace-ledger';

/** GET /api/overview */
export const GET = route(
  { allow: 'view', query: takeRelative(overviewQuerySchema) },
  ({ query, ...context }) => readOverview(ledgerOf(context), query),
);
