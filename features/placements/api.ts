import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { readPlacements } from './placements';
import { placementsQuerySchema } from './placements-query';

export const placementsApi = {
  'GET /api/ledger/placements': operation({
    summary: 'Sums report rows by an attribute of links, such as subid 1.',
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(placementsQuerySchema),
    answer: (workspace, { query }) => readPlacements(workspace, query),
  }),
};
export type PlacementsApi = typeof placementsApi;
