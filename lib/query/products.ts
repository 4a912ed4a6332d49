import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FindingName } from '@/lib/catalog/findings';
import type { FindingsAnswer, ProductSort, ProductsAnswer } from '@/lib/catalog/product-shape';
import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/ledger/days';
import { fetchJson } from './fetch-json';
import { ledgerKeys } from './ledger';
import { toItems } from './list-items';
import type { ProductSearch } from './product-search';

/** Rows of one request. */
export const productsPerPage = 100;

/** Filters as the endpoint takes them. */
export type ProductsInput = DayRange & {
  api: 'v1' | 'v2';
  q?: string;
  brands?: string[];
  ids?: string[];
  active?: boolean;
  stock?: 'in' | 'out';
  /** `USD:25` */
  priceBelow?: string;
  categories?: string[];
  marketplaces?: string[];
  finding?: FindingName;
  sort: ProductSort;
  order: 'asc' | 'desc';
};

/** The same input for the same address, on the server and in the browser. */
export function toProductsInput(
  search: ProductSearch,
  range: DayRange,
  sort: { id: ProductSort; desc: boolean } | null,
): ProductsInput {
  return {
    api: search.api,
    from: range.from,
    to: range.to,
    q: search.q.trim() || undefined,
    brands: toItems(search.brands),
    ids: toItems(search.ids),
    active: search.active ?? undefined,
    stock: search.stock ?? undefined,
    priceBelow: search.priceBelow ?? undefined,
    categories: toItems(search.categories),
    marketplaces: toItems(search.marketplaces),
    finding: search.finding ?? undefined,
    sort: sort?.id ?? 'listed',
    order: sort?.desc === false ? 'asc' : 'desc',
  };
}

export const productKeys = {
  all: [...ledgerKeys.all, 'products'] as const,
  page: (input: ProductsInput, offset: number, limit: number) =>
    [...productKeys.all, 'page', input, offset, limit] as const,
  findings: (range: DayRange) => [...productKeys.all, 'findings', range] as const,
};

export const productsPath = (input: ProductsInput & { offset?: number; limit?: number; refresh?: boolean }) =>
  `/api/catalog/products?${writeQuery(input)}`;

/** One page of the list. While the catalog is still being read, it is asked for again every second. */
export function productsOptions(input: ProductsInput, offset = 0, limit = productsPerPage) {
  return queryOptions({
    queryKey: productKeys.page(input, offset, limit),
    queryFn: ({ signal }) => fetchJson<ProductsAnswer>(productsPath({ ...input, offset, limit }), { signal }),
    refetchInterval: (query) => {
      const list = query.state.data?.list;
      return list && !list.complete && list.refreshing ? 1_000 : false;
    },
  });
}

export function findingsOptions(range: DayRange) {
  return queryOptions({
    queryKey: productKeys.findings(range),
    queryFn: ({ signal }) =>
      fetchJson<FindingsAnswer>(`/api/catalog/findings?${writeQuery(range)}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.list.complete === false ? 1_000 : false),
  });
}

type OneProduct = { marketplace: string; primaryId: string; api: 'v1' | 'v2'; range: DayRange };

/** One product of the catalog with its figures; no row where the catalog does not have it. */
export function productOptions({ marketplace, primaryId, api, range }: OneProduct) {
  const input: ProductsInput = {
    ...range,
    api,
    ids: toItems([primaryId]),
    marketplaces: toItems([marketplace]),
    sort: 'listed',
    order: 'desc',
  };
  return queryOptions({
    queryKey: [...productKeys.all, 'one', input],
    queryFn: ({ signal }) => fetchJson<ProductsAnswer>(productsPath({ ...input, limit: 1 }), { signal }),
  });
}
