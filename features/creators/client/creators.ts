import { queryOptions } from '@tanstack/react-query';
import { creatorFilters, creatorSort } from '@/features/creators/creator-filters';
import type { CreatorProfile, CreatorsAnswer } from '@/features/creators/creator-shape';
import { asText } from '@/lib/base/address/parameter';
import { ledgerKeys } from '@/lib/client/ledger';
import { sortedInput } from '@/lib/client/list-input';
import { pollList } from '@/lib/client/poll-list';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';

/** Rows per request. */
export const creatorsPerPage = 100;

/** Search parameters of /creators, in addition to the range, the sort and the columns. */
export const creatorSearch = {
  ...creatorFilters,
  /** The currency of figures. Defaults to the one with the most clicks. */
  currency: asText,
};

export const toCreatorsInput = sortedInput(creatorSearch, creatorSort);
export type CreatorsInput = ReturnType<typeof toCreatorsInput>;

export const creatorKeys = {
  all: [...ledgerKeys.all, 'creators'] as const,
  page: (input: CreatorsInput, offset: number, limit: number) =>
    [...creatorKeys.all, 'page', input, offset, limit] as const,
  one: (id: string) => ['creators', id] as const,
};

export const creatorsPath = (input: CreatorsInput & { offset?: number; limit?: number }) =>
  `/api/catalog/creators?${writeQuery(input)}`;

export function creatorsOptions(input: CreatorsInput, offset = 0, limit = creatorsPerPage) {
  return queryOptions({
    queryKey: creatorKeys.page(input, offset, limit),
    ...readFrom<CreatorsAnswer>(creatorsPath({ ...input, offset, limit })),
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

/** A creator with their brands and program tags. */
export function creatorOptions(id: string) {
  return queryOptions({
    queryKey: creatorKeys.one(id),
    ...readFrom<CreatorProfile>(`/api/catalog/creators/${encodeURIComponent(id)}`),
  });
}
