import { operation } from '@/lib/api/operation';
import { readWorkspaces } from './read-workspaces';

/** The reader's workspaces. A token belongs to one of them, so no token calls these. */
export const workspacesApi = {
  'GET /api/workspaces': operation({
    summary: 'Reads newest sums, and what waits, of each of your workspaces.',
    access: 'self',
    scope: null,
    answer: (workspace, { caller }, { workspaceOf }) =>
      readWorkspaces(workspace, {
        hasFactor: caller.hasFactor,
        open: (member) => workspaceOf(member, workspace.language),
      }),
  }),
};
export type WorkspacesApi = typeof workspacesApi;
