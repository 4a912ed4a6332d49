import { requireOperator } from '@/lib/access/operators';
import { operation } from '@/lib/api/operation';
import { readInstallation } from './read-installation';

export const installationApi = {
  'GET /api/installation': operation({
    summary:
      'Says how this installation works, over all workspaces: versions, space, backups, refreshes, jobs and messages. For people whom OPERATORS names; no role decides it.',
    access: 'self',
    scope: null,
    answer: ({ db, member }, _input, { environment }) => {
      requireOperator(environment, member);
      return readInstallation({ db, environment });
    },
  }),
};
export type InstallationApi = typeof installationApi;
