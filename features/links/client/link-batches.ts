import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Batch, BatchRow } from '@/features/links/batch-shape';
import type { BatchAction } from '@/features/links/control-batch';
import type { RowFilter } from '@/features/links/read-batch';
import { sendJson } from '@/lib/client/fetch-json';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';

export const batchKeys = {
  all: ['link-batches'] as const,
  one: (id: string) => ['link-batches', id] as const,
  rows: (id: string, filter: RowFilter, after: number) =>
    ['link-batches', id, 'rows', filter, after] as const,
};

const lookEveryMs = 1_000;

export const batchesOptions = () =>
  queryOptions({
    queryKey: batchKeys.all,
    ...readFrom<{ batches: Batch[] }>('/api/links/batches'),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.batches.some((batch) => batch.state === 'running') ? lookEveryMs : false,
  });

/** One batch. Polled every second while it runs. */
export function batchOptions(id: string) {
  return queryOptions({
    queryKey: batchKeys.one(id),
    ...readFrom<Batch>(`/api/links/batches/${id}`),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMoving(state.data) ? lookEveryMs : false),
  });
}

/** Rows may still be in flight after a pause. */
export const isMoving = (batch: Batch | undefined): boolean =>
  batch !== undefined && (batch.state === 'running' || batch.counts.sending > 0);

export function batchRowsOptions(id: string, filter: RowFilter, after: number, moving: boolean) {
  return queryOptions({
    queryKey: batchKeys.rows(id, filter, after),
    ...readFrom<{ rows: BatchRow[]; more: boolean }>(
      `/api/links/batches/${id}/rows?${writeQuery({ filter, after })}`,
    ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: moving ? lookEveryMs : false,
  });
}

export function useControlBatch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: BatchAction) => sendJson<Batch>('PATCH', `/api/links/batches/${id}`, { action }),
    onSuccess: (batch) => {
      client.setQueryData(batchKeys.one(id), batch);
      client.invalidateQueries({ queryKey: batchKeys.one(id) });
      client.invalidateQueries({ queryKey: ['links'] });
    },
  });
}

export function useDeleteBatch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson<null>('DELETE', `/api/links/batches/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: batchKeys.all, exact: true }),
  });
}
