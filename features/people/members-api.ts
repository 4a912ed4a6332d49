import { z } from 'zod';
import { showCreatorEarnings } from '@/features/people/accounts/creator-earnings';
import { readFactorSetting, setFactorSetting } from '@/features/people/accounts/factor-setting';
import { listInvitations, withdrawInvitation } from '@/features/people/accounts/invitations';
import { inviteMember } from '@/features/people/accounts/invite-member';
import { listPeople } from '@/features/people/accounts/list-people';
import { createResetFor } from '@/features/people/accounts/password-resets';
import { renameWorkspace } from '@/features/people/accounts/rename';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import { requireCapability } from '@/lib/access/member';
import { changeRole, removeMember } from '@/lib/access/members';
import { nameField } from '@/lib/access/name-rule';
import { writeResetLink } from '@/lib/access/site';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { roles } from '@/lib/server/identity/schema';

const params = z.object({ id: uuid });
const role = z.enum(roles);
/** What is wrong with a name or address is said where it is read. */
const text = z.string().max(1_000);

/** Members, invitations and what an owner allows. */
export const membersApi = {
  'GET /api/members': operation({
    summary: 'Lists the members of the workspace, for owners with their kinds of second factors.',
    access: 'view',
    scope: null,
    answer: async (workspace) => ({ members: await listPeople(workspace) }),
  }),
  'PATCH /api/members/{id}': operation({
    summary: 'Changes the role of a member, effective with their next request.',
    access: 'manage',
    scope: null,
    confirm: true,
    params,
    body: z.object({ role }),
    answer: ({ db, member }, { params, body }) => changeRole(db, member, params.id, body.role),
  }),
  'DELETE /api/members/{id}': operation({
    summary: 'Removes a member and ends their sessions. Everyone may remove themselves.',
    access: 'self',
    scope: null,
    confirm: true,
    params,
    answer: ({ db, member }, { params: { id } }) => {
      if (id !== member.userId) requireCapability(member, 'manage', 'write');
      return removeMember(db, member, id);
    },
  }),
  'POST /api/members/{id}/password-resets': operation({
    summary: 'Makes a link by which a member sets a new password. It is shown only once.',
    access: 'manage',
    scope: null,
    confirm: true,
    params,
    status: 201,
    answer: async ({ db, member }, { params }, { environment }) => {
      requirePasswords(environment);
      const { token } = await createResetFor(db, environment, member, params.id);
      return { link: writeResetLink(environment, token) };
    },
  }),
  'GET /api/invitations': operation({
    summary: 'Lists open invitations, newest first, without their links.',
    access: 'manage',
    scope: null,
    answer: async ({ db, id }) => ({ invitations: await listInvitations(db, id) }),
  }),
  'POST /api/invitations': operation({
    summary:
      'Makes an invitation link for one person, and mails it if an address is given. It is shown only once.',
    access: 'manage',
    scope: null,
    confirm: true,
    body: z.object({ role, email: text.default('') }),
    status: 201,
    answer: (workspace, { body }, services) => inviteMember(workspace, services, body),
  }),
  'DELETE /api/invitations/{id}': operation({
    summary: 'Withdraws an invitation.',
    access: 'manage',
    scope: null,
    confirm: true,
    params,
    answer: ({ db, member }, { params }) => withdrawInvitation(db, member, params.id),
  }),
  'GET /api/workspace': operation({
    summary: 'Says whether creators see earnings, and whether members need a second factor.',
    access: 'own',
    scope: null,
    answer: async ({ db, id, member: { creatorEarnings } }) => ({
      creatorEarnings,
      secondFactor: await readFactorSetting(db, id),
    }),
  }),
  'PATCH /api/workspace': operation({
    summary: 'Renames the workspace.',
    access: 'manage',
    scope: null,
    body: z.object({ name: nameField('Enter a name for the workspace') }),
    answer: ({ db, member }, { body }) => renameWorkspace(db, member, body.name),
  }),
  'PUT /api/workspace/creator-earnings': operation({
    summary: 'Shows or hides the earnings of creators’ own links.',
    access: 'own',
    scope: null,
    body: z.object({ shown: z.boolean() }),
    answer: ({ db, member }, { body }) => showCreatorEarnings(db, member, body.shown),
  }),
  'PUT /api/workspace/second-factor': operation({
    summary: 'Requires a second factor of members who sign in with a password, or no longer.',
    access: 'own',
    scope: null,
    confirm: true,
    body: z.object({ required: z.boolean() }),
    answer: ({ db, member }, { body }) => setFactorSetting(db, member, body.required),
  }),
};
export type MembersApi = typeof membersApi;
