import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { batchChangeSchema, newBatchSchema } from './batch-schema';
import { controlBatch } from './control-batch';
import { createBatch } from './create-batch';
import { deleteBatch } from './delete-batch';
import { nameProducts } from './name-products';
import { listBatches, listBatchRows, readBatch, rowFilters } from './read-batch';
import { scopeOf } from './scope';

const params = z.object({ id: uuid });
const pageSize = 50;

export const batchesApi = {
  'GET /api/links/batches': operation({
    summary: 'Lists batches of links.',
    access: 'links',
    scope: 'links:read',
    answer: async ({ db, member }) => ({ batches: await listBatches(db, scopeOf(member)) }),
  }),
  'POST /api/links/batches': operation({
    summary: 'Stores a batch of links. Sends nothing until it is started.',
    access: 'links',
    scope: 'links:write',
    body: newBatchSchema,
    limit: largestBody,
    answer: async (workspace, { body }) => {
      const lines = await nameProducts(workspace, body.lines);
      return { id: await createBatch(workspace.db, workspace.member, { ...body, lines }) };
    },
  }),
  'GET /api/links/batches/{id}': operation({
    summary: 'Reads a batch of links.',
    access: 'links',
    scope: 'links:read',
    params,
    answer: ({ db, member }, { params }) => readBatch(db, scopeOf(member), params.id),
  }),
  'DELETE /api/links/batches/{id}': operation({
    summary: 'Deletes a batch that does not run. Its links stay.',
    access: 'links',
    scope: 'links:write',
    params,
    answer: async ({ db, member }, { params }) => {
      await readBatch(db, scopeOf(member), params.id);
      await deleteBatch(db, member, params.id);
    },
  }),
  'PATCH /api/links/batches/{id}': operation({
    summary: 'Starts, pauses, cancels or retries a batch.',
    access: 'links',
    scope: 'links:write',
    params,
    body: batchChangeSchema,
    answer: async ({ db, member }, { params, body }, { batches }) => {
      await readBatch(db, scopeOf(member), params.id);
      await controlBatch(db, params.id, body.action);
      batches.kick();
      return readBatch(db, scopeOf(member), params.id);
    },
  }),
  'GET /api/links/batches/{id}/rows': operation({
    summary: 'Reads a page of the rows of a batch.',
    access: 'links',
    scope: 'links:read',
    params,
    query: z.object({
      filter: z.enum(rowFilters).default('all'),
      after: z
        .string()
        .regex(/^\d{1,6}$/)
        .default('0')
        .transform(Number),
    }),
    answer: async (workspace, { params, query }) => {
      const { db, member } = workspace;
      await readBatch(db, scopeOf(member), params.id);
      const rows = await listBatchRows(db, params.id, { ...query, limit: pageSize + 1 });
      const named = await nameProducts(workspace, rows.slice(0, pageSize));
      return { rows: named, more: rows.length > pageSize };
    },
  }),
};
export type BatchesApi = typeof batchesApi;
