import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefreshApi } from '@/features/refresh/api';
import type { RefreshPlan } from '@/features/refresh/refresh-plan';
import { clientOf } from '@/lib/client/api';

const api = clientOf<RefreshApi>();

const lookEveryMs = 2_000;

/** The plan and the newest runs. Polled while one runs or is about to. */
export const refreshOptions = () =>
  queryOptions({
    ...api.read('GET /api/refresh', {}),
    refetchInterval: ({ state }) =>
      state.data?.due || state.data?.runs.some((run) => run.state === 'running') ? lookEveryMs : false,
  });

export function useChangeRefresh() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RefreshPlan) => api.call('PUT /api/refresh', { body }),
    onSuccess: (refresh) => client.setQueryData(refreshOptions().queryKey, refresh),
  });
}

/** Starts a refresh now. */
export function useRefreshNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('POST /api/refresh', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: refreshOptions().queryKey }),
  });
}
