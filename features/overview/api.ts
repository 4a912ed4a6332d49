import { z } from 'zod';
import { adoptTimeZone } from '@/features/refresh/schedule-refresh';
import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/ranges/relative-query';
import { ledgerOf } from '@/lib/data/workspace-ledger';
import { overviewQuerySchema } from './overview-query';
import { readOverview } from './read-overview';
import { noteVisit } from './visits';

export const overviewApi = {
  'GET /api/overview': operation({
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(overviewQuerySchema),
    answer: (workspace, { query }) => readOverview(ledgerOf(workspace), query),
  }),
  /** `zone`: the browser's time zone. The owner's is that of refreshes until somebody chooses one. */
  'POST /api/visits': operation({
    access: 'self',
    scope: null,
    query: z.object({ zone: z.string().max(64).optional() }),
    answer: async ({ id, db, member }, { query }) => {
      await noteVisit(db, member);
      if (query.zone && member.role === 'owner' && !member.demo) await adoptTimeZone(db, id, query.zone);
    },
  }),
};
export type OverviewApi = typeof overviewApi;
