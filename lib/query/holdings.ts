import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Holdings } from '@/lib/ledger/answers/holding-shape';
import { sendJson } from './fetch-json';
import { ledgerKeys, ledgerPath } from './ledger';
import { readFrom } from './read-from';

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
