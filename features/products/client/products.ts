import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productFilters, productSort } from '@/features/products/product-filters';
import type { FindingsAnswer, ProductsAnswer } from '@/features/products/product-shape';
import { asText } from '@/lib/base/address/parameter';
import { ledgerKeys } from '@/lib/client/ledger';
import { sortedInput } from '@/lib/client/list-input';
import { pollList } from '@/lib/client/poll-list';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/data/days';

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
export type ProductsInput = ReturnType<typeof toProductsInput>;
/** The days and the currency of findings. */
type FindingsInput = DayRange & { currency: string | undefined };

export const productKeys = {
  all: [...ledgerKeys.all, 'products'] as const,
  page: (input: ProductsInput, offset: number, limit: number) =>
    [...productKeys.all, 'page', input, offset, limit] as const,
  findings: (input: FindingsInput) => [...productKeys.all, 'findings', input] as const,
};

export const productsPath = (input: ProductsInput & { offset?: number; limit?: number }) =>
  `/api/catalog/products?${writeQuery(input)}`;

/** A page of the list. Polled every second while the catalog is being read. */
export function productsOptions(input: ProductsInput, offset = 0, limit = productsPerPage) {
  return queryOptions({
    queryKey: productKeys.page(input, offset, limit),
    ...readFrom<ProductsAnswer>(productsPath({ ...input, offset, limit })),
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

export function findingsOptions({ from, to }: DayRange, currency: string | null) {
  const input = { from, to, currency: currency ?? undefined };
  return queryOptions({
    queryKey: productKeys.findings(input),
    ...readFrom<FindingsAnswer>(`/api/catalog/findings?${writeQuery(input)}`),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

type OneProduct = { marketplace: string; primaryId: string; api: 'v1' | 'v2'; range: DayRange };

/** A product of the catalog with its figures. Empty if the catalog does not have it. */
export function productOptions({ marketplace, primaryId, api, range }: OneProduct) {
  const input = toProductsInput({ api, ids: [primaryId], marketplaces: [marketplace] }, range, null);
  return queryOptions({
    queryKey: [...productKeys.all, 'one', input],
    ...readFrom<ProductsAnswer>(productsPath({ ...input, limit: 1 })),
  });
}
