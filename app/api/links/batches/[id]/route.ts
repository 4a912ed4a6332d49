import { z } from 'zod';
import { route } from '@/app/_server/route';
import { batchChangeSchema } from '@/features/links/batch-schema';
import { controlBatch } from '@/features/links/control-batch';
import { deleteBatch } from '@/features/links/delete-batch';
import { readBatch } from '@/features/links/read-batch';
import { scopeOf } from '@/features/links/scope';
import { uuid } from '@/lib/contract/parameters';

const params = z.object({ id: uuid });

/** GET /api/links/batches/{id} */
export const GET = route({ allow: 'links', params }, ({ member, db, params }) =>
  readBatch(db, scopeOf(member), params.id),
);

/** DELETE /api/links/batches/{id}: deletes a batch that does not run. Its links stay. */
export const DELETE = route({ allow: 'links', params }, async ({ member, db, params }) => {
  await readBatch(db, scopeOf(member), params.id);
  await deleteBatch(db, member, params.id);
});

/** PATCH /api/links/batches/{id}: start, pause, cancel or retry. */
export const PATCH = route(
  { allow: 'links', params, body: batchChangeSchema },
  async ({ member, db, params, body }, { batches }) => {
    await readBatch(db, scopeOf(member), params.id);
    await controlBatch(db, params.id, body.action);
    batches.kick();
    return readBatch(db, scopeOf(member), params.id);
  },
);
