import { operation } from '@/lib/api/operation';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { listFindings } from './list-findings';
import { catalogSource, listProducts } from './list-products';
import { readProductHistory } from './product-history';
import { findingsQuerySchema, productHistoryQuerySchema, productQuerySchema } from './product-query';

export const productsApi = {
  'GET /api/catalog/products': operation({
    summary: 'Reads a page of the products that match, with their figures, and totals of all of them.',
    access: 'view',
    scope: 'catalog:read',
    query: productQuerySchema,
    answer: (workspace, { query }) => listProducts(workspace, query),
  }),
  'POST /api/catalog/products': operation({
    summary: 'Fetches the list of products again, whatever its age.',
    access: 'view',
    scope: 'catalog:read',
    query: productQuerySchema,
    answer: async (workspace, { query }) => {
      await readList(workspace, catalogSource(query.api), { refresh: true });
      return listProducts(workspace, query);
    },
  }),
  'GET /api/catalog/findings': operation({
    summary: 'Lists products that need attention, such as clicked ones that are out of stock.',
    access: 'view',
    scope: 'catalog:read',
    query: findingsQuerySchema,
    answer: (workspace, { query }) => listFindings(workspace, query),
  }),
  'GET /api/catalog/product-history': operation({
    summary:
      'Reads the listed price, stock and commission rate of a product over time, with its clicks by day.',
    access: 'view',
    scope: 'catalog:read',
    query: productHistoryQuerySchema,
    answer: (workspace, { query }) => readProductHistory(workspace, query),
  }),
};
export type ProductsApi = typeof productsApi;
