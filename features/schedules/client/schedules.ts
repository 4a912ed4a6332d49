import { queryOptions, useMutation } from '@tanstack/react-query';
import type { SchedulesApi } from '@/features/schedules/api';
import type {
  ScheduleChangesInput,
  ScheduleInput,
  SchedulePreviewInput,
} from '@/features/schedules/schedule';
import { asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';

const api = clientOf<SchedulesApi>();

/** The scheduled reports that the member sees. */
export const schedulesOptions = () => queryOptions(api.read('GET /api/report-schedules', {}));

/** Search parameters of /inbox/scheduled that open the form. `add`: what is sent, as the form names it. */
export const scheduleDraft = { add: asText };

const useScheduleMutation = makeMutation('settled', ['report-schedules']);

export const useAddSchedule = () =>
  useScheduleMutation((body: ScheduleInput) => api.call('POST /api/report-schedules', { body }));

export const useChangeSchedule = () =>
  useScheduleMutation(({ id, ...body }: ScheduleChangesInput & { id: string }) =>
    api.call('PATCH /api/report-schedules/{id}', { params: { id }, body }),
  );

export const useDeleteSchedule = () =>
  useScheduleMutation((id: string) => api.call('DELETE /api/report-schedules/{id}', { params: { id } }));

export const useSendSchedule = () =>
  useScheduleMutation((id: string) => api.call('POST /api/report-schedules/{id}/mails', { params: { id } }));

export const useAskAgain = () =>
  useScheduleMutation((id: string) =>
    api.call('POST /api/report-recipients/{id}/confirmations', { params: { id } }),
  );

/** The mail that would be sent now. */
export const usePreviewSchedule = () =>
  useMutation({
    mutationFn: (body: SchedulePreviewInput) => api.call('POST /api/report-schedules/previews', { body }),
  });
