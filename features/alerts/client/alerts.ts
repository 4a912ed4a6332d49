import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AlertSettings } from '@/features/alerts/alert-settings';
import type { AlertsApi } from '@/features/alerts/api';
import type { PreviewInput, RuleChangesInput, RuleInput } from '@/features/alerts/rule';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';

const api = clientOf<AlertsApi>();

const lookEveryMs = 60_000;

/** The member's newest alerts. Polled every minute. */
export const alertsOptions = () =>
  queryOptions({ ...api.read('GET /api/alerts', {}), refetchInterval: lookEveryMs });

/** The rules that the member sees. */
export const rulesOptions = () => queryOptions(api.read('GET /api/alert-rules', {}));

const useAlertMutation = makeMutation('settled', ['alerts'], ['alert-rules']);

/** Marks alerts as read: these, or all if undefined. */
export const useReadAlerts = () =>
  useAlertMutation((ids: string[] | undefined) => api.call('POST /api/alerts/read', { body: { ids } }));

export const useAddRule = () =>
  useAlertMutation((body: RuleInput) => api.call('POST /api/alert-rules', { body }));

export const useChangeRule = () =>
  useAlertMutation(({ id, ...body }: RuleChangesInput & { id: string }) =>
    api.call('PATCH /api/alert-rules/{id}', { params: { id }, body }),
  );

export const useDeleteRule = () =>
  useAlertMutation((id: string) => api.call('DELETE /api/alert-rules/{id}', { params: { id } }));

/** When the member is told. */
export const settingsOptions = () => queryOptions(api.read('GET /api/alert-settings', {}));

/** Stores when the member is told. The answer is shown at once. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AlertSettings) => api.call('PUT /api/alert-settings', { body }),
    onSuccess: (stored) => client.setQueryData(settingsOptions().queryKey, stored),
  });
}

/** What a rule would have told. What was read of another rule stays until this is. */
export const previewOptions = (condition: PreviewInput['condition'] | null) =>
  queryOptions({
    queryKey: [['alert-rule-previews'], condition],
    queryFn: condition
      ? ({ signal }) => api.call('POST /api/alert-rules/previews', { body: { condition } }, signal)
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
