import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { creatorQuerySchema } from './creator-query';
import { listCreators } from './list-creators';
import { readCreator } from './read-creator';

export const creatorsApi = {
  'GET /api/catalog/creators': operation({
    summary: 'Lists active creators that match, with their figures.',
    access: 'view',
    scope: 'catalog:read',
    query: creatorQuerySchema,
    answer: (workspace, { query }) => listCreators(workspace, query),
  }),
  'POST /api/catalog/creators': operation({
    summary: 'Fetches the list of creators again, whatever its age.',
    access: 'view',
    scope: 'catalog:read',
    query: creatorQuerySchema,
    answer: async (workspace, { query }) => {
      await readList(workspace, listSources.creators, { refresh: true });
      return listCreators(workspace, query);
    },
  }),
  'GET /api/catalog/creators/{id}': operation({
    summary: 'Reads one creator, with brands and tags.',
    access: 'view',
    scope: 'catalog:read',
    params: z.object({ id: uuid }),
    answer: (workspace, { params }) => readCreator(workspace, params.id),
  }),
};
export type CreatorsApi = typeof creatorsApi;
