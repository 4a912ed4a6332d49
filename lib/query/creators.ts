import { queryOptions } from '@tanstack/react-query';
import {
  type CreatorProfile,
  type CreatorSort,
  type CreatorsAnswer,
  creatorSorts,
} from '@/lib/catalog/creator-shape';
import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/ledger/days';
import { fetchJson } from './fetch-json';
import { ledgerKeys } from './ledger';
import { toItems } from './list-items';

/** Rows of one request. */
export const creatorsPerPage = 100;

export type CreatorsInput = DayRange & {
  q?: string;
  brands?: string[];
  currency?: string;
  sort: CreatorSort;
  order: 'asc' | 'desc';
};

/** The same input for the same address, on the server and in the browser. Without a sort: the best sellers first. */
export function toCreatorsInput(
  search: { q: string; brands: string[]; currency: string | null },
  range: DayRange,
  sort: { id: string; desc: boolean } | null,
): CreatorsInput {
  const known = creatorSorts.find((name) => name === sort?.id);
  return {
    ...range,
    q: search.q.trim() || undefined,
    brands: toItems(search.brands),
    currency: search.currency ?? undefined,
    sort: known ?? 'sales',
    order: known && sort?.desc === false ? 'asc' : 'desc',
  };
}

export const creatorKeys = {
  all: [...ledgerKeys.all, 'creators'] as const,
  page: (input: CreatorsInput, offset: number, limit: number) =>
    [...creatorKeys.all, 'page', input, offset, limit] as const,
  one: (id: string) => ['creators', id] as const,
};

export const creatorsPath = (input: CreatorsInput & { offset?: number; limit?: number; refresh?: boolean }) =>
  `/api/catalog/creators?${writeQuery(input)}`;

export function creatorsOptions(input: CreatorsInput, offset = 0, limit = creatorsPerPage) {
  return queryOptions({
    queryKey: creatorKeys.page(input, offset, limit),
    queryFn: ({ signal }) => fetchJson<CreatorsAnswer>(creatorsPath({ ...input, offset, limit }), { signal }),
  });
}

/** A creator, their brands, and their tags in the program. */
export function creatorOptions(id: string) {
  return queryOptions({
    queryKey: creatorKeys.one(id),
    queryFn: ({ signal }) =>
      fetchJson<CreatorProfile>(`/api/catalog/creators/${encodeURIComponent(id)}`, { signal }),
  });
}
