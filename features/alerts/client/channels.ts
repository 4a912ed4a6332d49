import { queryOptions } from '@tanstack/react-query';
import type { AlertsApi } from '@/features/alerts/api';
import type { ChannelChanges, ChannelInput } from '@/features/alerts/channel';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';

const api = clientOf<AlertsApi>();

/** The channels of the workspace. */
export const channelsOptions = () => queryOptions(api.read('GET /api/alert-channels', {}));

/** The newest deliveries of a channel. */
export const deliveriesOptions = (id: string) =>
  queryOptions(api.read('GET /api/alert-channels/{id}/deliveries', { params: { id } }));

/** A change of channels, which also refreshes their deliveries and the rules that use them. */
const useChannelMutation = makeMutation('settled', ['alert-channels'], ['alert-rules']);

export const useAddChannel = () =>
  useChannelMutation((body: ChannelInput) => api.call('POST /api/alert-channels', { body }));

export const useChangeChannel = () =>
  useChannelMutation(({ id, ...body }: ChannelChanges & { id: string }) =>
    api.call('PATCH /api/alert-channels/{id}', { params: { id }, body }),
  );

export const useDeleteChannel = () =>
  useChannelMutation((id: string) => api.call('DELETE /api/alert-channels/{id}', { params: { id } }));

export const useReplaceSecret = () =>
  useChannelMutation((id: string) => api.call('POST /api/alert-channels/{id}/secret', { params: { id } }));

export const useTestChannel = () =>
  useChannelMutation((id: string) => api.call('POST /api/alert-channels/{id}/tests', { params: { id } }));

export const useSendAgain = () =>
  useChannelMutation((id: string) =>
    api.call('POST /api/alert-deliveries/{id}/attempts', { params: { id } }),
  );
