import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { answerEarnings } from './answer-earnings';
import { earningsQuerySchema } from './earnings-query';

export const earningsApi = {
  'GET /api/ledger/earnings': operation({
    summary: 'Sums the rows of links that you created.',
    access: 'earnings',
    scope: 'reports:read',
    query: takeRelative(earningsQuerySchema),
    answer: (workspace, { query }, { syncs }) => answerEarnings({ ...workspace, syncs }, query),
  }),
};
export type EarningsApi = typeof earningsApi;
