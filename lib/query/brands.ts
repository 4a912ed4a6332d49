import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BrandsAnswer } from '@/lib/catalog/brand-shape';
import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/ledger/days';
import { fetchJson } from './fetch-json';
import { ledgerKeys } from './ledger';
import { toItems } from './list-items';
import { read } from './read';

export type BrandsInput = DayRange & {
  q?: string;
  active?: boolean;
  marketplaces?: string[];
  ids?: string[];
};

type BrandSearch = { q: string; active: boolean | null; marketplaces: string[]; ids: string[] };

/** The same input for the same address, on the server and in the browser. */
export function toBrandsInput(search: BrandSearch, range: DayRange): BrandsInput {
  return {
    ...range,
    q: search.q.trim() || undefined,
    active: search.active ?? undefined,
    marketplaces: toItems(search.marketplaces),
    ids: toItems(search.ids),
  };
}

export const brandKeys = {
  all: [...ledgerKeys.all, 'brands'] as const,
  list: (input: BrandsInput) => [...brandKeys.all, 'list', input] as const,
  one: (id: string) => ['brands', id] as const,
};

export const brandsPath = (input: BrandsInput & { refresh?: boolean }) =>
  `/api/catalog/brands?${writeQuery(input)}`;

/** Every brand that passes the filter, with its figures. */
export function brandsOptions(input: BrandsInput) {
  return queryOptions({
    queryKey: brandKeys.list(input),
    queryFn: ({ signal }) => fetchJson<BrandsAnswer>(brandsPath(input), { signal }),
    placeholderData: keepPreviousData,
  });
}

export function brandOptions(id: string) {
  return queryOptions({
    queryKey: brandKeys.one(id),
    queryFn: ({ signal }) => read('getBrand', { params: { brand_id: id } }, signal),
  });
}
