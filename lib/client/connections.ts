import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Connection } from '@/lib/server/connections/list-connections';
import { sendJson } from './fetch-json';
import { readFrom } from './read-from';

const connectionKeys = { all: ['connections'] as const };

/** The workspace's stored keys. */
export const connectionsOptions = () =>
  queryOptions({
    queryKey: connectionKeys.all,
    ...readFrom<{ connections: Connection[] }>('/api/connections'),
  });

/** A new key makes everything loaded with the old one stale. */
function useConnectionMutation<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useStoreKey = () =>
  useConnectionMutation((given: { family: KeyFamily; key: string; replaces?: string }) =>
    sendJson('POST', '/api/connections', given),
  );

export const useSwitchKey = () =>
  useConnectionMutation((id: string) => sendJson('PATCH', `/api/connections/${id}`, { inUse: true }));

export const useDropKey = () =>
  useConnectionMutation((id: string) => sendJson('DELETE', `/api/connections/${id}`));
