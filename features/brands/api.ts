import { operation } from '@/lib/api/operation';
import { catalogOf, refreshCatalog } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { brandQuerySchema } from './brand-query';
import { listBrands } from './list-brands';

export const brandsApi = {
  'GET /api/catalog/brands': operation({
    access: 'view',
    scope: 'catalog:read',
    query: brandQuerySchema,
    answer: (workspace, { query }) => listBrands(catalogOf(workspace), query),
  }),
  /** Walks the API's list again, whatever its age. */
  'POST /api/catalog/brands': operation({
    access: 'view',
    scope: 'catalog:read',
    query: brandQuerySchema,
    answer: async (workspace, { query }) =>
      listBrands(await refreshCatalog(workspace, listSources.brands), query),
  }),
};
export type BrandsApi = typeof brandsApi;
