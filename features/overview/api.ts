import { z } from 'zod';
import { adoptTimeZone } from '@/features/refresh/schedule-refresh';
import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { overviewQuerySchema } from './overview-query';
import { readOverview } from './read-overview';
import { noteVisit } from './visits';

export const overviewApi = {
  'GET /api/overview': operation({
    summary: 'Reads the overview: totals by currency, and what leads them.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(overviewQuerySchema),
    answer: (workspace, { query }) => readOverview(workspace, query),
  }),
  'POST /api/visits': operation({
    summary: 'Remembers that somebody opened the overview, and the time zone of the browser.',
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
