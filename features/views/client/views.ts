import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ViewsApi } from '@/features/views/api';
import type { ViewPage } from '@/features/views/pages';
import { clientOf } from '@/lib/client/api';

const api = clientOf<ViewsApi>();
const viewsKey = [['views']];

/** The saved views of a page. */
export function viewsOptions(page: ViewPage) {
  return queryOptions(api.read('GET /api/views', { query: { page } }));
}

/** For useMutation: saves the page's current query string under a name. */
export function saveViewMutation(client: QueryClient) {
  return {
    mutationFn: (body: { page: ViewPage; name: string; search: string }) =>
      api.call('POST /api/views', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: viewsKey }),
  };
}

export function changeViewMutation(client: QueryClient) {
  return {
    mutationFn: ({ id, ...body }: { id: string; name?: string; search?: string }) =>
      api.call('PATCH /api/views/{id}', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: viewsKey }),
  };
}

export function deleteViewMutation(client: QueryClient) {
  return {
    mutationFn: (id: string) => api.call('DELETE /api/views/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: viewsKey }),
  };
}
