import { operation } from '@/lib/api/operation';
import { refreshPlanSchema } from './refresh-plan';
import { changeRefresh, readRefresh, refreshNow } from './schedule-refresh';

export const refreshApi = {
  'GET /api/refresh': operation({
    summary: 'Reads when the workspace refreshes itself, and its newest runs.',
    access: 'view',
    scope: 'settings:read',
    answer: ({ db, id }) => readRefresh(db, id),
  }),
  'PUT /api/refresh': operation({
    summary: 'Chooses when the workspace refreshes itself.',
    access: 'manage',
    scope: null,
    body: refreshPlanSchema,
    answer: ({ db, member }, { body }) => changeRefresh(db, member, body),
  }),
  'POST /api/refresh': operation({
    summary: 'Starts a refresh within seconds, or after the one that runs.',
    access: 'manage',
    scope: null,
    answer: async ({ db, id }, _input, { scheduler }) => {
      const refresh = await refreshNow(db, id);
      scheduler.kick();
      return refresh;
    },
  }),
};
export type RefreshApi = typeof refreshApi;
