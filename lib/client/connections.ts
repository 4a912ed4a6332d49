import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectionsApi } from '@/lib/api/connections-api';
import type { KeyFamily } from '@/lib/contract/operations';
import { clientOf } from './api';

const api = clientOf<ConnectionsApi>();

/** The workspace's stored keys. */
export const connectionsOptions = () => queryOptions(api.read('GET /api/connections', {}));

/** A new key makes everything loaded with the old one stale. */
function useConnectionMutation<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useStoreKey = () =>
  useConnectionMutation((body: { family: KeyFamily; key: string; replaces?: string }) =>
    api.call('POST /api/connections', { body }),
  );

export const useSwitchKey = () =>
  useConnectionMutation((id: string) =>
    api.call('PATCH /api/connections/{id}', { params: { id }, body: { inUse: true } }),
  );

/** Makes a key for the API reference. */
export const useMakeTrialKey = () =>
  useMutation({
    mutationFn: (family: KeyFamily) => api.call('POST /api/connections/trial-keys', { body: { family } }),
  });

export const useDropKey = () =>
  useConnectionMutation((id: string) => api.call('DELETE /api/connections/{id}', { params: { id } }));
