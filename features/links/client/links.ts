import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { archivedAtOnce } from '@/features/links/archive-limit';
import type { CreatedLink } from '@/features/links/create-link';
import type { LinkDraft } from '@/features/links/draft';
import type { FoundProducts } from '@/features/links/find-products';
import { historyFilters, historySort } from '@/features/links/history-filters';
import type { ClicksAnswer, HistoryPage, SubidsAnswer } from '@/features/links/history-shape';
import type { KnownProducts } from '@/features/links/known-product';
import type { Preset } from '@/features/links/presets';
import type { Sibling, Suggestions } from '@/features/links/suggestions';
import { asOneOf } from '@/lib/base/address/parameter';
import { fetchJson, sendJson } from '@/lib/client/fetch-json';
import { ledgerKeys } from '@/lib/client/ledger';
import { type SearchValues, type TableSort, toFilters, toOrder } from '@/lib/client/list-input';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';

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

/** All queries about links start with `links`. */
export const linkKeys = {
  all: ['links'] as const,
  history: (input: HistoryInput) => ['links', 'history', input] as const,
  recent: ['links', 'recent'] as const,
  groups: (input: LinksInput) => ['links', 'groups', input] as const,
  clicks: (linkIds: readonly string[]) => ['links', 'clicks', linkIds] as const,
  suggestions: ['links', 'suggestions'] as const,
  siblings: (product: string, marketplace: string | undefined) =>
    ['links', 'siblings', product, marketplace] as const,
};

/** The history, page by page. */
export function historyOptions(input: HistoryInput) {
  return infiniteQueryOptions({
    queryKey: linkKeys.history(input),
    queryFn: ({ pageParam, signal }) =>
      fetchJson<HistoryPage>(`/api/links?${writeQuery({ ...input, cursor: pageParam })}`, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The first page of the whole history. */
export const recentOptions = () =>
  queryOptions({
    queryKey: linkKeys.recent,
    ...readFrom<HistoryPage>('/api/links'),
    staleTime: 0,
  });

export function groupsOptions(input: LinksInput) {
  return queryOptions({
    queryKey: linkKeys.groups(input),
    ...readFrom<SubidsAnswer>(`/api/links/subids?${writeQuery(input)}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const lookAgainMs = 2_000;

/** Clicks of at most 200 links. Polled while newer ones are being synced. Without links: only how fresh clicks are. */
export function clicksOptions(linkIds: readonly string[]) {
  return queryOptions({
    queryKey: linkKeys.clicks(linkIds),
    ...readFrom<ClicksAnswer>(`/api/links/clicks?${writeQuery({ links: linkIds })}`),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? lookAgainMs : false),
  });
}

export const suggestionsOptions = () =>
  queryOptions({
    queryKey: linkKeys.suggestions,
    ...readFrom<Suggestions>('/api/links/suggestions'),
  });

/** Existing links of a product. */
export function siblingsOptions(product: string, marketplace: string | undefined) {
  return queryOptions({
    queryKey: linkKeys.siblings(product, marketplace),
    ...readFrom<{ links: Sibling[] }>(`/api/links/siblings?${writeQuery({ product, marketplace })}`),
    enabled: product !== '',
  });
}

/** A catalog search. `text` has at least two characters. */
export function productSearchOptions(text: string) {
  return queryOptions({
    queryKey: ['link-products', text],
    ...readFrom<FoundProducts>(`/api/links/products?${writeQuery({ q: text })}`),
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
    queryFn: ({ signal }) =>
      fetchJson<KnownProducts>('/api/links/products', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids }),
        signal,
      }),
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
    mutationFn: (draft: LinkDraft & { again?: boolean }) =>
      sendJson<CreatedLink>('POST', '/api/links', draft),
    onSuccess: () => client.invalidateQueries({ queryKey: linkKeys.all }),
  });
}

/** Archives or restores any number of links. If one part fails, earlier parts stay changed. */
export function useArchiveLinks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, archived }: { ids: string[]; archived: boolean }) => {
      for (let from = 0; from < ids.length; from += archivedAtOnce) {
        const part = ids.slice(from, from + archivedAtOnce);
        await sendJson<{ changed: number }>('PATCH', '/api/links', { ids: part, archived });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: linkKeys.all }),
  });
}

export function useSavePreset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preset: { name: string; subid1?: string; subid2?: string; sharedid?: string }) =>
      sendJson<Preset>('POST', '/api/links/presets', preset),
    onSuccess: () => client.invalidateQueries({ queryKey: linkKeys.suggestions }),
  });
}

export function useRemovePreset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => sendJson<null>('DELETE', `/api/links/presets/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: linkKeys.suggestions }),
  });
}

/** Syncs click reports, whatever their age. */
export function useRefreshClicks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson<ClicksAnswer>('POST', '/api/links/clicks'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['links', 'clicks'] }),
  });
}

/** For useMutation: deletes all imported links. */
export function deleteImportsMutation(client: QueryClient) {
  return {
    mutationFn: () => sendJson<{ deleted: number }>('DELETE', '/api/links/imports'),
    onSuccess: () => client.invalidateQueries({ queryKey: ledgerKeys.all }),
  };
}

/** For useMutation: imports subids of links that were created elsewhere, as CSV. */
export function importLinksMutation(client: QueryClient) {
  return {
    mutationFn: (csv: string) => sendJson<{ imported: number }>('POST', '/api/links/imports', { csv }),
    onSuccess: () => client.invalidateQueries({ queryKey: ledgerKeys.all }),
  };
}
