import { queryOptions, useMutation } from '@tanstack/react-query';
import type { MembersApi } from '@/features/people/members-api';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { Role } from '@/lib/server/identity/schema';

const api = clientOf<MembersApi>();

export const membersOptions = () => queryOptions(api.read('GET /api/members', {}));
export const invitationsOptions = () => queryOptions(api.read('GET /api/invitations', {}));

/** What an owner allows. */
export const workspaceOptions = () => queryOptions(api.read('GET /api/workspace', {}));

/** Invitations end with the rights of those who made them. */
const useMemberMutation = makeMutation('settled', ['members'], ['invitations']);

export const useChangeRole = () =>
  useMemberMutation(({ id, role }: { id: string; role: Role }) =>
    api.call('PATCH /api/members/{id}', { params: { id }, body: { role } }),
  );

const removeMember = (id: string) => api.call('DELETE /api/members/{id}', { params: { id } });

export const useRemoveMember = () => useMemberMutation(removeMember);

/** Removes oneself, which ends the session. */
export const useLeave = () =>
  useMutation({ mutationFn: removeMember, onSuccess: () => window.location.assign('/sign-in') });

export const useMakeResetLink = () =>
  useMutation({
    mutationFn: (id: string) => api.call('POST /api/members/{id}/password-resets', { params: { id } }),
  });

export const useInvite = () =>
  useMemberMutation((body: { role: Role; email: string }) => api.call('POST /api/invitations', { body }));

export const useWithdrawInvitation = () =>
  useMemberMutation((id: string) => api.call('DELETE /api/invitations/{id}', { params: { id } }));

const useWorkspaceMutation = makeMutation('settled', ['workspace']);

export const useShowEarnings = () =>
  useWorkspaceMutation((shown: boolean) =>
    api.call('PUT /api/workspace/creator-earnings', { body: { shown } }),
  );

export const useRequireFactor = () =>
  useWorkspaceMutation((required: boolean) =>
    api.call('PUT /api/workspace/second-factor', { body: { required } }),
  );

/** Throws RequestFailure. */
export const renameWorkspace = (name: string) => api.call('PATCH /api/workspace', { body: { name } });
