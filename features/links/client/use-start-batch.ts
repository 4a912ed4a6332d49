'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Batch } from '@/features/links/batch-shape';
import type { BatchAction } from '@/features/links/control-batch';
import type { LinkDraft } from '@/features/links/draft';
import { fetchJson, sendJson } from '@/lib/client/fetch-json';
import { batchKeys } from './link-batches';

type NewBatch = { name: string; lines: readonly LinkDraft[]; subids: readonly string[] };

/**
 * Stores a batch and starts it. Fails at once when offline. If only the start failed, sending the same batch again
 * starts it without storing it twice.
 */
export function useStartBatch() {
  const client = useQueryClient();
  const stored = useRef<{ id: string; list: string }>(undefined);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (plan: NewBatch) => {
      const list = JSON.stringify(plan);
      const path = (id: string) => `/api/links/batches/${id}`;
      if (stored.current?.list === list) {
        // It may have started, although the response was lost.
        const batch = await fetchJson<Batch>(path(stored.current.id));
        if (batch.state !== 'ready') return batch;
      } else {
        const { id } = await sendJson<{ id: string }>('POST', '/api/links/batches', plan);
        stored.current = { id, list };
      }
      return sendJson<Batch>('PATCH', path(stored.current.id), { action: 'start' satisfies BatchAction });
    },
    onSuccess: (batch) => {
      client.setQueryData(batchKeys.one(batch.id), batch);
      client.invalidateQueries({ queryKey: batchKeys.all, exact: true });
    },
  });
}
