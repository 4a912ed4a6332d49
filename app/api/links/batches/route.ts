import { route } from '@/app/_server/route';
import { newBatchSchema } from '@/features/links/batch-schema';
import { createBatch } from '@/features/links/create-batch';
import { nameProducts } from '@/features/links/name-products';
import { listBatches } from '@/features/links/read-batch';
import { scopeOf } from '@/features/links/scope';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';

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
