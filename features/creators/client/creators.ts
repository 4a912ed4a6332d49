import { queryOptions } from '@tanstack/react-query';
import type { CreatorsApi } from '@/features/creators/api';
import { creatorFilters, creatorSort } from '@/features/creators/creator-filters';
import { asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { sortedInput } from '@/lib/client/list-input';
import { pollList } from '@/lib/client/poll-list';

/** Rows per request. */
export const creatorsPerPage = 100;

/** Search parameters of /creators, in addition to the range, the sort and the columns. */
export const creatorSearch = {
  ...creatorFilters,
  /** The currency of figures. Defaults to the one with the most clicks. */
  currency: asText,
};

export const toCreatorsInput = sortedInput(creatorSearch, creatorSort);
type CreatorsInput = ReturnType<typeof toCreatorsInput>;

const api = clientOf<CreatorsApi>();

export const creatorKeys = { all: [['catalog', 'creators']] };

/** Where a refresh of the list is requested. */
export const creatorsPath = (query: CreatorsInput & { limit?: number }) =>
  api.pathOf('POST /api/catalog/creators', { query });

export function creatorsOptions(input: CreatorsInput, offset = 0, limit = creatorsPerPage) {
  return queryOptions({
    ...api.read('GET /api/catalog/creators', { query: { ...input, offset, limit } }),
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

/** A creator with their brands and program tags. */
export function creatorOptions(id: string) {
  return queryOptions(api.read('GET /api/catalog/creators/{id}', { params: { id } }));
}
