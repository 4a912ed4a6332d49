import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SharesApi } from '@/features/shares/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<SharesApi>();

/** The shared pages that the member may see and revoke. */
export const sharesOptions = () => queryOptions(api.read('GET /api/shares', {}));

/** For useMutation: revokes a share. */
export function revokeShareMutation(client: QueryClient) {
  return {
    mutationFn: (id: string) => api.call('DELETE /api/shares/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [['shares']] }),
  };
}
