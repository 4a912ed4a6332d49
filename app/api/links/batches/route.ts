import { route } from '@/app/_server/route';
import { newBatchSchema } from '@/lib/links/batches/batch-schema';
import { createBatch } from '@/lib/links/batches/create-batch';
import { listBatches } from '@/lib/links/batches/read-batch';
import { nameProducts } from '@/lib/links/name-products';
import { scopeOf } from '@/lib/links/scope';
import { largestBody } from '@/lib/server/body-limits.mjs';

/** GET /api/links/batches */
export const GET = route({ allow: 'links' }, async ({ member, db }) => ({
  batches: await listBatches(db, scopeOf(member)),
}));

/** POST /api/links/batches: stores a batch. Sends nothing until it is started. */
export const POST = route(
  { allow: 'links', body: newBatchSchema, limit: largestBody },
  async ({ member, db, store, call, body }) => {
    const { workspaceId } = member;
    const lines = await nameProducts({ db, store, workspaceId, call }, body.lines);
    return { id: await createBatch(db, member, { ...body, lines }) };
  },
);
