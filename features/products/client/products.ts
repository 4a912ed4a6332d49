import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductsApi } from '@/features/products/api';
import { productFilters, productSort } from '@/features/products/product-filters';
import { asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { sortedInput } from '@/lib/client/list-input';
import { pollList } from '@/lib/client/poll-list';
import type { DayRange } from '@/lib/data/terms/days';

/** Rows per request. */
export const productsPerPage = 100;

/**
 * Search parameters of /products, in addition to the range, the sort and the columns. Used on the server and in the
 * browser.
 */
export const productSearch = {
  ...productFilters,
  /** The currency of figures. Defaults to the one with the most clicks. */
  currency: asText,
  /** The product in the open drawer: `marketplace/primaryId`. */
  product: asText,
};

const { product: _, ...requested } = productSearch;

export const toProductsInput = sortedInput(requested, productSort);
type ProductsInput = ReturnType<typeof toProductsInput>;

const api = clientOf<ProductsApi>();

export const productKeys = { all: [['catalog', 'products']] };

/** Where a refresh of the list is requested. */
export const productsPath = (query: ProductsInput & { limit?: number }) =>
  api.pathOf('POST /api/catalog/products', { query });

/** A page of the list. Polled every second while the catalog is being read. */
export function productsOptions(input: ProductsInput, offset = 0, limit = productsPerPage) {
  return queryOptions({
    ...api.read('GET /api/catalog/products', { query: { ...input, offset, limit } }),
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

export function findingsOptions({ from, to }: DayRange, currency: string | null) {
  return queryOptions({
    ...api.read('GET /api/catalog/findings', { query: { from, to, currency: currency ?? undefined } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

type OneProduct = { marketplace: string; primaryId: string; api: 'v1' | 'v2'; range: DayRange };

/** The listed values of a product over time, with its clicks. Polled while the catalog is being read. */
export function productHistoryOptions({ marketplace, primaryId, range }: Omit<OneProduct, 'api'>) {
  const { from, to } = range;
  return queryOptions({
    ...api.read('GET /api/catalog/product-history', { query: { product: primaryId, marketplace, from, to } }),
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

/** A product with its figures. No row if the complete catalog does not have it, or the part that is read so far. */
export function productOptions({ marketplace, primaryId, api: version, range }: OneProduct) {
  const input = toProductsInput({ api: version, ids: [primaryId], marketplaces: [marketplace] }, range, null);
  return productsOptions(input, 0, 1);
}
