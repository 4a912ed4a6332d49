import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { catalogOf, refreshCatalog } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { creatorQuerySchema } from './creator-query';
import { listCreators } from './list-creators';
import { readCreator } from './read-creator';

export const creatorsApi = {
  'GET /api/catalog/creators': operation({
    summary: 'Lists active creators that match, with their figures.',
    access: 'view',
    scope: 'catalog:read',
    query: creatorQuerySchema,
    answer: (workspace, { query }) => listCreators(catalogOf(workspace), query),
  }),
  'POST /api/catalog/creators': operation({
    summary: 'Fetches the list of creators again, whatever its age.',
    access: 'view',
    scope: 'catalog:read',
    query: creatorQuerySchema,
    answer: async (workspace, { query }) =>
      listCreators(await refreshCatalog(workspace, listSources.creators), query),
  }),
  'GET /api/catalog/creators/{id}': operation({
    summary: 'Reads one creator, with brands and tags.',
    access: 'view',
    scope: 'catalog:read',
    params: z.object({ id: uuid }),
    answer: (workspace, { params }) => readCreator(catalogOf(workspace), params.id),
  }),
};
export type CreatorsApi = typeof creatorsApi;
