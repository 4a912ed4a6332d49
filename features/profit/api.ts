import { operation } from '@/lib/api/operation';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { changeMargin } from './change-margin';
import { deleteMargins } from './delete-margins';
import { listMarginSubjects } from './find-subject';
import { listMargins } from './list-margins';
import { marginDeletionSchema, marginsImportSchema, marginsQuerySchema, newMarginSchema } from './margin';
import { profitQuerySchema } from './profit-query';
import { readProfit } from './read-profit';
import { addMargin, importMargins } from './store-margins';

export const profitApi = {
  'GET /api/ledger/profit': operation({
    summary: "Computes profit after commission at the workspace's margins, by group and currency.",
    access: 'view',
    scope: 'reports:read',
    query: takeRelative(profitQuerySchema),
    answer: (workspace, { query }) => readProfit(workspace, query),
  }),
  'GET /api/margins': operation({
    summary: 'Lists margins.',
    access: 'view',
    scope: 'settings:read',
    query: marginsQuerySchema,
    answer: (workspace, { query }) => listMargins(workspace, workspace.id, query),
  }),
  'POST /api/margins': operation({
    summary: 'Adds a margin.',
    access: 'manage',
    scope: null,
    body: newMarginSchema,
    answer: (workspace, { body }) => addMargin(workspace, body),
  }),
  'PUT /api/margins': operation({
    summary: 'Changes the percentage of a margin.',
    access: 'manage',
    scope: null,
    body: newMarginSchema,
    answer: ({ db, member }, { body }) => changeMargin(db, member, body),
  }),
  'DELETE /api/margins': operation({
    summary: 'Deletes one margin, or all of a kind.',
    access: 'manage',
    scope: null,
    query: marginDeletionSchema,
    answer: ({ db, member }, { query }) => deleteMargins(db, member, query),
  }),
  'POST /api/margins/imports': operation({
    summary: 'Imports margins from CSV: kind, subject, from, percent.',
    access: 'manage',
    scope: null,
    body: marginsImportSchema,
    limit: largestBody,
    answer: (workspace, { body }) => importMargins(workspace, body.csv),
  }),
  'GET /api/margins/subjects': operation({
    summary: 'Lists brands and categories that can have a margin.',
    access: 'view',
    scope: 'settings:read',
    answer: (workspace) => listMarginSubjects(workspace),
  }),
};
export type ProfitApi = typeof profitApi;
