import { z } from 'zod';
import { changePassword } from '@/features/people/accounts/change-password';
import { eraseAccount, requireTypedAddress } from '@/features/people/accounts/erase-account';
import { inSession } from '@/features/people/accounts/in-session';
import { listSessions } from '@/features/people/accounts/list-sessions';
import { renameAccount } from '@/features/people/accounts/rename';
import { requirePasswords } from '@/features/people/accounts/ways-in';
import { endOtherSessions, endOwnSession } from '@/lib/access/end-session';
import { forgetCookie } from '@/lib/access/enter';
import { refuseInDemo } from '@/lib/access/members';
import { nameField } from '@/lib/access/name-rule';
import { openNewWorkspace } from '@/lib/access/workspaces';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';

/** What is wrong with a name, password or address is said where it is read. */
const text = z.string().max(1_000);

/** Members change their own account, whatever their role. */
const own = { access: 'self', scope: null } as const;

/** The member's own account, sessions and workspaces. */
export const accountApi = {
  'PATCH /api/account': operation({
    ...own,
    summary: 'Changes your name in every workspace.',
    body: z.object({ name: nameField('Enter your name') }),
    answer: ({ db, member }, { body }) => renameAccount(db, member, body.name),
  }),
  'DELETE /api/account': operation({
    ...own,
    summary:
      'Deletes your account permanently, and every workspace that only you belong to. Takes your e-mail address.',
    body: z.object({ email: text }),
    answer: async ({ db, member }, { body }, services) => {
      requireTypedAddress(body.email, member);
      await eraseAccount({ ...services, db }, member);
      await forgetCookie(services);
    },
  }),
  'PUT /api/account/password': operation({
    ...own,
    summary: 'Changes your password, and ends your other sessions.',
    body: z.object({ currentPassword: text.default(''), password: text }),
    answer: (workspace, input, { environment }) => {
      requirePasswords(environment);
      const { currentPassword: current, password: next } = input.body;
      return changePassword(workspace.db, inSession(workspace, input), { current, next });
    },
  }),
  'GET /api/sessions': operation({
    ...own,
    summary: 'Lists your sessions, last used first.',
    answer: async (workspace, input) => ({
      sessions: await listSessions(workspace.db, inSession(workspace, input)),
    }),
  }),
  'DELETE /api/sessions': operation({
    ...own,
    summary: 'Ends all your sessions except this one.',
    answer: ({ db, member }, { caller }) => {
      refuseInDemo(member);
      return endOtherSessions(db, member.userId, caller.id);
    },
  }),
  'DELETE /api/sessions/{id}': operation({
    ...own,
    summary: 'Ends one of your sessions.',
    params: z.object({ id: uuid }),
    answer: ({ db, member }, { params }) => {
      refuseInDemo(member);
      return endOwnSession(db, member.userId, params.id);
    },
  }),
  'POST /api/workspaces': operation({
    ...own,
    summary: 'Creates a workspace, and switches your session to it.',
    body: z.object({ name: nameField('Enter a name for the workspace') }),
    status: 201,
    answer: (workspace, input) =>
      openNewWorkspace(workspace.db, inSession(workspace, input), input.body.name),
  }),
};
export type AccountApi = typeof accountApi;
