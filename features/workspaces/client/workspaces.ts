import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkspacesApi } from '@/features/workspaces/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<WorkspacesApi>();

export const workspacesOptions = () => queryOptions(api.read('GET /api/workspaces', {}));

/** Turns the weekly mail on or off. Figures are not read again. */
export function useWeeklyMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (weekly: boolean) => api.call('PUT /api/workspaces/mail', { body: { weekly } }),
    onSuccess: ({ weekly }) =>
      client.setQueryData(
        workspacesOptions().queryKey,
        (before) => before && { ...before, weeklyMail: weekly },
      ),
  });
}
