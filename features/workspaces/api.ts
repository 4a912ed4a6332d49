import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { copySchema } from './copy';
import { copySettings } from './copy-settings';
import { readWorkspaces } from './read-workspaces';
import { getsWeeklyMail, setWeeklyMail } from './weekly-mail';

/** The reader's workspaces. A token belongs to one of them, so no token calls this. */
export const workspacesApi = {
  'GET /api/workspaces': operation({
    summary: 'Sums the newest 28 complete days of each of your workspaces, and says what waits there.',
    access: 'self',
    scope: null,
    answer: async (workspace, { caller, signal }, { workspaceOf, mailer }) => ({
      ...(await readWorkspaces(workspace, {
        hasFactor: caller.hasFactor,
        signal,
        open: (member) => workspaceOf(member, workspace.language),
      })),
      weeklyMail: mailer && !workspace.member.demo ? await getsWeeklyMail(workspace) : null,
    }),
  }),
  'PUT /api/workspaces/mail': operation({
    summary: 'Sends you all of your workspaces each Monday, or stops that.',
    access: 'self',
    scope: null,
    body: z.object({ weekly: z.boolean() }),
    answer: (workspace, { body }) => setWeeklyMail(workspace, body.weekly),
  }),
  'POST /api/workspaces/copies': operation({
    summary:
      'Copies alert rules, goals, scheduled reports and margins between two of your workspaces, and says what is skipped.',
    access: 'self',
    scope: null,
    body: copySchema,
    answer: (workspace, { body, caller }, { workspaceOf }) =>
      copySettings(workspace, body, {
        hasFactor: caller.hasFactor,
        open: (member) => workspaceOf(member, workspace.language),
      }),
  }),
};
export type WorkspacesApi = typeof workspacesApi;
