import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LiveApi } from '@/features/live/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<LiveApi>();

/** The live addresses that the member may see and revoke. */
export const liveAddressesOptions = () => queryOptions(api.read('GET /api/live-addresses', {}));

/** For useMutation: revokes an address. */
export function revokeAddressMutation(client: QueryClient) {
  return {
    mutationFn: (id: string) => api.call('DELETE /api/live-addresses/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [['live-addresses']] }),
  };
}
