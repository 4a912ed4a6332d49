import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkspacesApi } from '@/features/workspaces/api';
import type { CopyInput } from '@/features/workspaces/copy';
import { clientOf } from '@/lib/client/api';

const api = clientOf<WorkspacesApi>();

export const workspacesOptions = () => queryOptions(api.read('GET /api/workspaces', {}));

/** Copies settings between workspaces, or says what would be copied. */
export function useCopySettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CopyInput) => api.call('POST /api/workspaces/copies', { body }),
    // The open workspace may have them now.
    onSuccess: ({ preview }) => (preview ? undefined : client.invalidateQueries()),
  });
}

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
