import { operation } from '@/lib/api/operation';
import { catalogOf, refreshCatalog } from '@/lib/data/lists/context';
import { listFindings } from './list-findings';
import { catalogSource, listProducts } from './list-products';
import { findingsQuerySchema, productQuerySchema } from './product-query';

export const productsApi = {
  'GET /api/catalog/products': operation({
    access: 'view',
    scope: 'catalog:read',
    query: productQuerySchema,
    answer: (workspace, { query }) => listProducts(catalogOf(workspace), query),
  }),
  /** Walks the API's list again, whatever its age. */
  'POST /api/catalog/products': operation({
    access: 'view',
    scope: 'catalog:read',
    query: productQuerySchema,
    answer: async (workspace, { query }) =>
      listProducts(await refreshCatalog(workspace, catalogSource(query.api)), query),
  }),
  'GET /api/catalog/findings': operation({
    access: 'view',
    scope: 'catalog:read',
    query: findingsQuerySchema,
    answer: (workspace, { query }) => listFindings(catalogOf(workspace), query),
  }),
};
export type ProductsApi = typeof productsApi;
