import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Holdings } from '@/features/settings/holding-shape';
import { sendJson } from '@/lib/client/fetch-json';
import { ledgerKeys, ledgerPath } from '@/lib/client/ledger';
import { readFrom } from '@/lib/client/read-from';

export function holdingsOptions() {
  return queryOptions({
    queryKey: [...ledgerKeys.all, 'holdings'] as const,
    ...readFrom<Holdings>('/api/ledger/holdings'),
  });
}

/** For useMutation: deletes stored rows of comma-separated sources or datasets. */
export function clearHoldingsMutation(client: QueryClient) {
  return {
    mutationFn: (sources: string) => sendJson<Holdings>('DELETE', ledgerPath('holdings', { sources })),
    onSuccess: () => client.invalidateQueries({ queryKey: ledgerKeys.all }),
  };
}
