import { operation } from '@/lib/api/operation';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { brandQuerySchema } from './brand-query';
import { listBrands } from './list-brands';

export const brandsApi = {
  'GET /api/catalog/brands': operation({
    summary: 'Lists all brands that match, with their figures.',
    access: 'view',
    scope: 'catalog:read',
    query: brandQuerySchema,
    answer: (workspace, { query }) => listBrands(workspace, query),
  }),
  'POST /api/catalog/brands': operation({
    summary: 'Fetches the list of brands again, whatever its age.',
    access: 'view',
    scope: 'catalog:read',
    query: brandQuerySchema,
    answer: async (workspace, { query }) => {
      await readList(workspace, listSources.brands, { refresh: true });
      return listBrands(workspace, query);
    },
  }),
};
export type BrandsApi = typeof brandsApi;
