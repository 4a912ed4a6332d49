import { operation } from '@/lib/api/operation';
import { putAway, putAwaySchema } from './put-away';
import { readToday } from './read-today';

export const todayApi = {
  'GET /api/today': operation({
    summary: 'Says what deserves attention today, the most at stake first. Only complete days count.',
    access: 'view',
    scope: 'reports:read',
    answer: (workspace) => readToday(workspace),
  }),
  'PUT /api/today/actions': operation({
    summary: 'Puts an action away until a day, or shows it again.',
    access: 'view',
    scope: null,
    body: putAwaySchema,
    answer: (workspace, { body }) => putAway(workspace, body),
  }),
};
export type TodayApi = typeof todayApi;
