import { operation } from '@/lib/api/operation';
import { goalParams, goalsQuerySchema, newGoalSchema } from './goal';
import { listGoals } from './list-goals';
import { addGoal, changeGoal, deleteGoal } from './store-goals';

export const goalsApi = {
  'GET /api/goals': operation({
    summary: 'Lists goals with what is reached, the pace, and a forecast.',
    access: 'view',
    scope: 'reports:read',
    query: goalsQuerySchema,
    answer: (workspace, { query }) => listGoals(workspace, query),
  }),
  'POST /api/goals': operation({
    summary: 'Adds a goal of a month or quarter.',
    access: 'manage',
    scope: null,
    body: newGoalSchema,
    answer: (workspace, { body }) => addGoal(workspace, body),
  }),
  'PUT /api/goals/{id}': operation({
    summary: 'Replaces a goal.',
    access: 'manage',
    scope: null,
    params: goalParams,
    body: newGoalSchema,
    answer: (workspace, { params, body }) => changeGoal(workspace, { ...body, ...params }),
  }),
  'DELETE /api/goals/{id}': operation({
    summary: 'Deletes a goal.',
    access: 'manage',
    scope: null,
    params: goalParams,
    answer: ({ db, member }, { params }) => deleteGoal(db, member, params.id),
  }),
};
export type GoalsApi = typeof goalsApi;
