import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import type { SettingsApi } from '@/features/settings/api';
import { clientOf } from '@/lib/client/api';
import { refreshFigures } from '@/lib/client/ledger';

const api = clientOf<SettingsApi>();

export function holdingsOptions() {
  return queryOptions(api.read('GET /api/ledger/holdings', { query: {} }));
}

/** For useMutation: deletes stored rows of comma-separated sources or datasets. */
export function clearHoldingsMutation(client: QueryClient) {
  return {
    mutationFn: (sources: string) => api.call('DELETE /api/ledger/holdings', { query: { sources } }),
    onSuccess: () => refreshFigures(client),
  };
}

/** Sends a test to the member's own address. */
export const useTestMail = () => useMutation({ mutationFn: () => api.call('POST /api/mail/tests', {}) });
