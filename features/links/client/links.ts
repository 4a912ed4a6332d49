import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { LinksApi } from '@/features/links/api';
import { archivedAtOnce } from '@/features/links/archive-limit';
import type { LinkDraft } from '@/features/links/draft';
import { historyFilters, historySort } from '@/features/links/history-filters';
import { asOneOf } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { refreshFigures } from '@/lib/client/ledger';
import { type SearchValues, type TableSort, toFilters, toOrder } from '@/lib/client/list-input';

/** Search parameters of /links/history, in addition to the sort and the columns. */
export const historySearch = { ...historyFilters, view: asOneOf(['links', 'subids']).or('links') };

export const toLinksInput = (search: SearchValues<typeof historyFilters>) =>
  toFilters(historyFilters, search);
type LinksInput = ReturnType<typeof toLinksInput>;

export const toHistoryInput = (search: SearchValues<typeof historyFilters>, sort: TableSort) => ({
  ...toLinksInput(search),
  ...toOrder(historySort, sort),
});
type HistoryInput = ReturnType<typeof toHistoryInput>;

const api = clientOf<LinksApi>();

export const linkKeys = { all: [['links']], suggestions: [['links', 'suggestions']] };

/** The history, page by page. */
export function historyOptions(input: HistoryInput) {
  const { queryKey, meta } = api.read('GET /api/links', { query: input });
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'all pages'],
    meta,
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/links', { query: { ...input, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The first page of the whole history. */
export const recentOptions = () =>
  queryOptions({
    ...api.read('GET /api/links', { query: {} }),
    staleTime: 0,
  });

export function subidGroupsOptions(input: LinksInput) {
  return queryOptions({
    ...api.read('GET /api/links/subids', { query: input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const lookAgainMs = 2_000;

/** Clicks of at most 200 links. Polled while newer ones are being synced. Without links: only how fresh clicks are. */
export function clicksOptions(linkIds: readonly string[]) {
  return queryOptions({
    ...api.read('GET /api/links/clicks', { query: { links: [...linkIds] } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? lookAgainMs : false),
  });
}

export const suggestionsOptions = () => queryOptions(api.read('GET /api/links/suggestions', {}));

/** Existing links of a product. */
export function siblingsOptions(product: string, marketplace: string | undefined) {
  return queryOptions({
    ...api.read('GET /api/links/siblings', { query: { product, marketplace } }),
    enabled: product !== '',
  });
}

/** A catalog search. `text` has at least two characters. */
export function productSearchOptions(text: string) {
  return queryOptions({
    ...api.read('GET /api/links/products', { query: { q: text } }),
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

const lookForRestMs = 1_000;

/** Which ids are in the stored catalog. Polled while the catalog is being read. */
export function knownProductsOptions(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['link-products', 'known', ids],
    queryFn: ({ signal }) => api.call('POST /api/links/products', { body: { ids: [...ids] } }, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.catalog === 'reading' ? lookForRestMs : false),
  });
}

/** Creates a link. Never retried automatically, and never sent later than it was pressed. */
export function useCreateLink() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: LinkDraft & { again?: boolean }) => api.call('POST /api/links', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: linkKeys.all }),
  });
}

/** Archives or restores any number of links. If one part fails, earlier parts stay changed. */
export function useArchiveLinks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, archived }: { ids: string[]; archived: boolean }) => {
      for (let from = 0; from < ids.length; from += archivedAtOnce) {
        const body = { ids: ids.slice(from, from + archivedAtOnce), archived };
        await api.call('PATCH /api/links', { body });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: linkKeys.all }),
  });
}

export function useSavePreset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; subid1?: string; subid2?: string; sharedid?: string }) =>
      api.call('POST /api/links/presets', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: linkKeys.suggestions }),
  });
}

export function useRemovePreset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call('DELETE /api/links/presets/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: linkKeys.suggestions }),
  });
}

/** Syncs click reports, whatever their age. */
export function useRefreshClicks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('POST /api/links/clicks', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [['links', 'clicks']] }),
  });
}

/** For useMutation: deletes all imported links. */
export function deleteImportsMutation(client: QueryClient) {
  return {
    mutationFn: () => api.call('DELETE /api/links/imports', {}),
    onSuccess: () => refreshFigures(client),
  };
}

/** For useMutation: imports subids of links that were created elsewhere, as CSV. */
export function importLinksMutation(client: QueryClient) {
  return {
    mutationFn: (csv: string) => api.call('POST /api/links/imports', { body: { csv } }),
    onSuccess: () => refreshFigures(client),
  };
}
