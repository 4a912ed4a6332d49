import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { auditFile, respondFile } from '@/lib/pages/write-list-file';
import { closeMonth } from './close-month';
import { exportStatement } from './export-statement';
import { listAdjustmentChanges } from './list-adjustment-changes';
import { listClosings } from './list-closings';
import { readStatement } from './read-statement';
import { reopenMonth } from './reopen-month';
import { setInvoice } from './set-invoice';
import {
  adjustmentChangesSchema,
  invoiceSchema,
  newClosingSchema,
  statementExportSchema,
  statementQuerySchema,
} from './statement-query';

const params = z.object({ id: uuid });

export const closingApi = {
  'GET /api/closings': operation({
    summary: 'Lists months by currency, and whether each is closed.',
    access: 'view',
    scope: 'reports:read',
    answer: (workspace) => listClosings(workspace),
  }),
  'POST /api/closings': operation({
    summary: 'Closes a month in the given currencies, or in none of them.',
    access: 'manage',
    scope: null,
    body: newClosingSchema,
    limit: 256 * 1024,
    answer: (workspace, { body }) => closeMonth(workspace, body),
  }),
  'DELETE /api/closings/{id}': operation({
    summary: 'Reopens the newest closed month of its currency.',
    access: 'own',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => reopenMonth(db, member, params.id),
  }),
  'PUT /api/closings/{id}/invoice': operation({
    summary: 'Stores the total of an invoice of a closed month.',
    access: 'manage',
    scope: null,
    params,
    body: invoiceSchema,
    answer: (workspace, { params, body }) => setInvoice(workspace, params.id, body),
  }),
  'GET /api/ledger/statements': operation({
    summary: 'Reads the statement of a month in one currency.',
    access: 'view',
    scope: 'reports:read',
    query: statementQuerySchema,
    answer: (workspace, { query }) => readStatement(workspace, query),
  }),
  'GET /api/ledger/statements/changes': operation({
    summary: 'Lists the changed rows behind an adjustment of a closed month.',
    access: 'view',
    scope: 'reports:read',
    query: adjustmentChangesSchema,
    answer: (workspace, { query }) => listAdjustmentChanges(workspace, query),
  }),
  'GET /api/ledger/statements/export': operation({
    summary: 'Returns the statement of a month as a file.',
    access: 'view',
    scope: 'reports:read',
    query: statementExportSchema,
    answer: async (workspace, { query, signal }) => {
      const statement = await readStatement(workspace, query);
      const options = { signal, noteEnd: auditFile(workspace) };
      return respondFile(await exportStatement(workspace, statement, query, options));
    },
  }),
};
export type ClosingApi = typeof closingApi;
