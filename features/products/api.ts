import { operation } from '@/lib/api/operation';
import { catalogOf } from '@/lib/data/lists/context';
import { readList } from '@/lib/data/lists/read-list';
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
    answer: async (workspace, { query }) => {
      const catalog = catalogOf(workspace);
      await readList(catalog.reader, catalogSource(query.api), { refresh: true });
      return listProducts(catalog, query);
    },
  }),
  'GET /api/catalog/findings': operation({
    access: 'view',
    scope: 'catalog:read',
    query: findingsQuerySchema,
    answer: (workspace, { query }) => listFindings(catalogOf(workspace), query),
  }),
};
export type ProductsApi = typeof productsApi;
