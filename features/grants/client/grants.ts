import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GrantsApi } from '@/features/grants/api';
import type { GrantKind } from '@/lib/access/grants/grant-kinds';
import type { GrantRules } from '@/lib/access/grants/grant-rules';
import type { Scope } from '@/lib/access/scopes';
import { clientOf } from '@/lib/client/api';

const api = clientOf<GrantsApi>();

/** The grants of a kind that the member may see and revoke. */
export const tokensOptions = () => queryOptions(api.read('GET /api/tokens', {}));
export const liveAddressesOptions = () => queryOptions(api.read('GET /api/live-addresses', {}));
export const sharesOptions = () => queryOptions(api.read('GET /api/shares', {}));

/** For useMutation: creates an API token. */
export function createTokenMutation(client: QueryClient) {
  return {
    mutationFn: (body: { name: string; days: number; scopes: Scope[] }) =>
      api.call('POST /api/tokens', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [['tokens']] }),
  };
}

/** For useMutation: changes what the workspace allows of new grants. Lists say which are longer. */
export function setRulesMutation(client: QueryClient) {
  return {
    mutationFn: (body: GrantRules) => api.call('PUT /api/grant-rules', { body }),
    onSuccess: () => client.invalidateQueries(),
  };
}

const lists = { token: 'tokens', live: 'live-addresses', share: 'shares' } as const;

/** For useMutation: revokes a grant. */
export function revokeGrantMutation(client: QueryClient, kind: GrantKind) {
  return {
    mutationFn: (id: string) => api.call(`DELETE /api/${lists[kind]}/{id}`, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [[lists[kind]]] }),
  };
}
