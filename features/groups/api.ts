import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { addGroup } from './add-group';
import { addMembers, changeGroup, deleteGroup, removeMembers } from './change-group';
import {
  groupChangesSchema,
  groupMembersQuerySchema,
  groupsQuerySchema,
  membersSchema,
  newGroupSchema,
  recognitionSchema,
} from './group';
import { listGroups, readGroup } from './list-groups';
import { recognizeMembers } from './recognize';

const params = z.object({ id: uuid });

export const groupsApi = {
  'GET /api/groups': operation({
    summary: 'Lists the named groups of creators and products.',
    access: 'view',
    scope: 'catalog:read',
    query: groupsQuerySchema,
    answer: (workspace, { query }) => listGroups(workspace, workspace.id, query),
  }),
  'POST /api/groups': operation({
    summary: 'Adds a group, with ids or with a filter that stays live.',
    access: 'manage',
    scope: null,
    body: newGroupSchema,
    limit: largestBody,
    answer: (workspace, { body }) => addGroup(workspace, workspace.member, body),
  }),
  'GET /api/groups/{id}': operation({
    summary: 'Reads a group with a page of its members.',
    access: 'view',
    scope: 'catalog:read',
    params,
    query: groupMembersQuerySchema,
    answer: (workspace, { params, query }) => readGroup(workspace, workspace.id, params.id, query),
  }),
  'PATCH /api/groups/{id}': operation({
    summary: 'Renames a group, or changes the filter that it follows.',
    access: 'manage',
    scope: null,
    params,
    body: groupChangesSchema,
    answer: ({ db, member }, { params, body }) => changeGroup(db, member, params.id, body),
  }),
  'DELETE /api/groups/{id}': operation({
    summary: 'Deletes a group. Its creators or products stay.',
    access: 'manage',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => deleteGroup(db, member, params.id),
  }),
  'POST /api/groups/{id}/members': operation({
    summary: 'Adds creators or products to a group, by id, name, e-mail address, tag or handle.',
    access: 'manage',
    scope: null,
    params,
    body: membersSchema,
    limit: largestBody,
    answer: (workspace, { params, body }) => addMembers(workspace, workspace.member, params.id, body.ids),
  }),
  'DELETE /api/groups/{id}/members': operation({
    summary: 'Removes creators or products from a group, by id.',
    access: 'manage',
    scope: null,
    params,
    body: membersSchema,
    limit: largestBody,
    answer: (workspace, { params, body }) => removeMembers(workspace, workspace.member, params.id, body.ids),
  }),
  'POST /api/groups/recognitions': operation({
    summary: 'Says which creators or products a pasted text names.',
    access: 'manage',
    scope: null,
    body: recognitionSchema,
    limit: largestBody,
    answer: (workspace, { body }) => recognizeMembers(workspace, body),
  }),
};
export type GroupsApi = typeof groupsApi;
