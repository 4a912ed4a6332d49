import { queryOptions } from '@tanstack/react-query';
import type { AccountApi } from '@/features/people/account-api';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';

const api = clientOf<AccountApi>();

export const sessionsOptions = () => queryOptions(api.read('GET /api/sessions', {}));

const useSessionMutation = makeMutation('settled', ['sessions']);

export const useEndSession = () =>
  useSessionMutation((id: string) => api.call('DELETE /api/sessions/{id}', { params: { id } }));

export const useEndOtherSessions = () => useSessionMutation(() => api.call('DELETE /api/sessions', {}));

export const useChangePassword = () =>
  useSessionMutation((body: { currentPassword: string; password: string }) =>
    api.call('PUT /api/account/password', { body }),
  );

/** Throws RequestFailure. */
export const renameAccount = (name: string) => api.call('PATCH /api/account', { body: { name } });

/** Creates a workspace and switches to it. Throws RequestFailure. */
export const createWorkspace = (name: string) => api.call('POST /api/workspaces', { body: { name } });

/** Deletes the person's account. Throws RequestFailure. */
export const deleteAccount = (email: string) => api.call('DELETE /api/account', { body: { email } });
