import { operation } from '@/lib/api/operation';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { costParams, costsImportSchema, costsQuerySchema, newCostSchema } from './cost';
import { importCosts } from './import-costs';
import { listCosts } from './list-costs';
import { addCost, changeCost, deleteCost } from './store-costs';

export const costsApi = {
  'GET /api/costs': operation({
    summary: 'Lists costs beside commission.',
    access: 'view',
    scope: 'settings:read',
    query: costsQuerySchema,
    answer: (workspace, { query }) => listCosts(workspace, query),
  }),
  'POST /api/costs': operation({
    summary: 'Adds a cost.',
    access: 'manage',
    scope: null,
    body: newCostSchema,
    answer: (workspace, { body }) => addCost(workspace, body),
  }),
  'PUT /api/costs/{id}': operation({
    summary: 'Replaces a cost.',
    access: 'manage',
    scope: null,
    params: costParams,
    body: newCostSchema,
    answer: (workspace, { params, body }) => changeCost(workspace, { ...body, ...params }),
  }),
  'DELETE /api/costs/{id}': operation({
    summary: 'Deletes a cost.',
    access: 'manage',
    scope: null,
    params: costParams,
    answer: ({ db, member }, { params }) => deleteCost(db, member, params.id),
  }),
  'POST /api/costs/imports': operation({
    summary: 'Imports costs from CSV: kind, for, subject, amount, currency, from, to, note.',
    access: 'manage',
    scope: null,
    body: costsImportSchema,
    limit: largestBody,
    answer: (workspace, { body }) => importCosts(workspace, body.csv),
  }),
};
export type CostsApi = typeof costsApi;
