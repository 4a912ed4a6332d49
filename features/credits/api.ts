import { operation } from '@/lib/api/operation';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { creditParams, creditsImportSchema, creditsQuerySchema } from './credit';
import { deleteCredit, undoImport } from './delete-credits';
import { importCredits } from './import-credits';
import { listCredits } from './list-credits';

export const creditsApi = {
  'GET /api/credits': operation({
    summary: 'Lists the bonus that marketplaces credited beside its estimate, by month, brand and currency.',
    access: 'view',
    scope: 'reports:read',
    query: creditsQuerySchema,
    answer: (workspace, { query }) => listCredits(workspace, query),
  }),
  'DELETE /api/credits/{id}': operation({
    summary: 'Deletes a bonus credit, and those of other marketplaces for its month, brand and currency.',
    access: 'manage',
    scope: null,
    params: creditParams,
    answer: ({ db, member }, { params }) => deleteCredit(db, member, params.id),
  }),
  'POST /api/credits/imports': operation({
    summary: 'Imports bonus credits from CSV: month, brand, currency, amount, marketplace.',
    access: 'manage',
    scope: null,
    body: creditsImportSchema,
    limit: largestBody,
    answer: (workspace, { body }) => importCredits(workspace, body.csv),
  }),
  'DELETE /api/credits/imports/{id}': operation({
    summary: 'Undoes an import of bonus credits, and restores the amounts that it replaced.',
    access: 'manage',
    scope: null,
    params: creditParams,
    answer: ({ db, member }, { params }) => undoImport(db, member, params.id),
  }),
};
export type CreditsApi = typeof creditsApi;
