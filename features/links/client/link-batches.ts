import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Batch } from '@/features/links/batch-shape';
import type { BatchesApi } from '@/features/links/batches-api';
import type { BatchAction } from '@/features/links/control-batch';
import type { RowFilter } from '@/features/links/read-batch';
import { clientOf } from '@/lib/client/api';

const api = clientOf<BatchesApi>();

const lookEveryMs = 1_000;

export const batchesOptions = () =>
  queryOptions({
    ...api.read('GET /api/links/batches', {}),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.batches.some((batch) => batch.state === 'running') ? lookEveryMs : false,
  });

/** One batch. Polled every second while it runs. */
export function batchOptions(id: string) {
  return queryOptions({
    ...api.read('GET /api/links/batches/{id}', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMoving(state.data) ? lookEveryMs : false),
  });
}

/** Rows may still be in flight after a pause. */
export const isMoving = (batch: Batch | undefined): boolean =>
  batch !== undefined && (batch.state === 'running' || batch.counts.sending > 0);

export function batchRowsOptions(id: string, filter: RowFilter, after: number, moving: boolean) {
  return queryOptions({
    ...api.read('GET /api/links/batches/{id}/rows', { params: { id }, query: { filter, after } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: moving ? lookEveryMs : false,
  });
}

const controlBatch = (id: string, action: BatchAction) =>
  api.call('PATCH /api/links/batches/{id}', { params: { id }, body: { action } });

export function useControlBatch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: BatchAction) => controlBatch(id, action),
    onSuccess: (batch) => {
      client.setQueryData(batchOptions(id).queryKey, batch);
      // The batches, their rows, and the links that they make.
      client.invalidateQueries({ queryKey: [['links']] });
    },
  });
}

export function useDeleteBatch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('DELETE /api/links/batches/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: batchesOptions().queryKey, exact: true }),
  });
}
