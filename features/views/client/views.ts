import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ViewPage } from '@/features/views/pages';
import type { SavedView } from '@/features/views/view';
import { sendJson } from '@/lib/client/fetch-json';
import { readFrom } from '@/lib/client/read-from';

const viewKeys = {
  all: ['views'] as const,
  page: (page: ViewPage) => [...viewKeys.all, page] as const,
};

/** The saved views of a page. */
export function viewsOptions(page: ViewPage) {
  return queryOptions({
    queryKey: viewKeys.page(page),
    ...readFrom<{ views: SavedView[] }>(`/api/views?page=${encodeURIComponent(page)}`),
  });
}

/** For useMutation: saves the page's current query string under a name. */
export function saveViewMutation(client: QueryClient) {
  return {
    mutationFn: (view: { page: ViewPage; name: string; search: string }) =>
      sendJson<{ id: string }>('POST', '/api/views', view),
    onSuccess: () => client.invalidateQueries({ queryKey: viewKeys.all }),
  };
}

export function changeViewMutation(client: QueryClient) {
  return {
    mutationFn: ({ id, ...changes }: { id: string; name?: string; search?: string }) =>
      sendJson<null>('PATCH', `/api/views/${id}`, changes),
    onSuccess: () => client.invalidateQueries({ queryKey: viewKeys.all }),
  };
}

export function deleteViewMutation(client: QueryClient) {
  return {
    mutationFn: (id: string) => sendJson<null>('DELETE', `/api/views/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: viewKeys.all }),
  };
}
