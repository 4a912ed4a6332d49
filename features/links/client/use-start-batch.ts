'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BatchesApi } from '@/features/links/batches-api';
import type { LinkDraft } from '@/features/links/draft';
import { clientOf } from '@/lib/client/api';
import { batchesOptions, batchOptions } from './link-batches';

const api = clientOf<BatchesApi>();

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
      if (stored.current?.list === list) {
        // It may have started, although the response was lost.
        const batch = await api.call('GET /api/links/batches/{id}', { params: { id: stored.current.id } });
        if (batch.state !== 'ready') return batch;
      } else {
        const { id } = await api.call('POST /api/links/batches', {
          body: { ...plan, lines: [...plan.lines], subids: [...plan.subids] },
        });
        stored.current = { id, list };
      }
      const { id } = stored.current;
      return api.call('PATCH /api/links/batches/{id}', { params: { id }, body: { action: 'start' } });
    },
    onSuccess: (batch) => {
      client.setQueryData(batchOptions(batch.id).queryKey, batch);
      client.invalidateQueries({ queryKey: batchesOptions().queryKey, exact: true });
    },
  });
}
