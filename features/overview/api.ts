import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/ranges/relative-query';
import { ledgerOf } from '@/lib/data/workspace-ledger';
import { overviewQuerySchema } from './overview-query';
import { readOverview } from './read-overview';
import { noteVisit } from './visits';

export const overviewApi = {
  'GET /api/overview': operation({
    access: 'view',
    query: takeRelative(overviewQuerySchema),
    answer: (workspace, { query }) => readOverview(ledgerOf(workspace), query),
  }),
  'POST /api/visits': operation({
    access: 'self',
    answer: ({ db, member }) => noteVisit(db, member),
  }),
};
export type OverviewApi = typeof overviewApi;
