import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { GroupsApi } from '@/features/groups/api';
import type { GroupChangesInput, NewGroupInput } from '@/features/groups/group';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';

const api = clientOf<GroupsApi>();

/** The groups of the workspace, of one kind or both. */
export const groupsOptions = (kind?: GroupKind) =>
  queryOptions(api.read('GET /api/groups', { query: { kind } }));

/** A group and its members, a hundred per page. */
export const groupOptions = (id: string) =>
  infiniteQueryOptions({
    ...api.read('GET /api/groups/{id}', { params: { id }, query: {} }),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/groups/{id}', { params: { id }, query: { offset: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ group }, pages) => {
      const read = pages.reduce((sum, { members }) => sum + members.length, 0);
      return read < group.members ? read : undefined;
    },
  });

const useGroupMutation = makeMutation('success', ['groups'], ['ledger'], ['catalog'], ['links'], ['desk']);

export const useAddGroup = () =>
  useGroupMutation((body: NewGroupInput) => api.call('POST /api/groups', { body }));

export const useChangeGroup = () =>
  useGroupMutation(({ id, ...body }: GroupChangesInput & { id: string }) =>
    api.call('PATCH /api/groups/{id}', { params: { id }, body }),
  );

export const useDeleteGroup = () =>
  useGroupMutation((id: string) => api.call('DELETE /api/groups/{id}', { params: { id } }));

type Change = { id: string; ids: string };

export const useAddMembers = () =>
  useGroupMutation(({ id, ids }: Change) =>
    api.call('POST /api/groups/{id}/members', { params: { id }, body: { ids } }),
  );

export const useRemoveMembers = () =>
  useGroupMutation(({ id, ids }: Change) =>
    api.call('DELETE /api/groups/{id}/members', { params: { id }, body: { ids } }),
  );

/** Which of the pasted ids the stored lists contain. */
export const useRecognizeIds = () =>
  useMutation({
    mutationFn: (body: { kind: GroupKind; ids: string }) =>
      api.call('POST /api/groups/recognitions', { body }),
  });
