import { route } from '@/app/_server/route';
import { readInput } from '@/lib/contract/query-string';
import { accept } from '@/lib/http/accept';
import { readJsonBody } from '@/lib/http/read-body';
import { newBatchSchema } from '@/lib/links/batches/batch-schema';
import { createBatch } from '@/lib/links/batches/create-batch';
import { listBatches } from '@/lib/links/batches/read-batch';
import { nameProducts } from '@/lib/links/name-products';
import { scopeOf } from '@/lib/links/scope';

/** GET /api/links/batches */
export const GET = route({ allow: 'links' }, async ({ member, db }) => ({
  batches: await listBatches(db, scopeOf(member)),
}));

/** POST /api/links/batches: stores a batch. Sends nothing until it is started. */
export const POST = route({ allow: 'links' }, async ({ member, db, store, call, request }) => {
  const plan = accept(readInput(newBatchSchema, await readJsonBody(request)));
  const { workspaceId } = member;
  const lines = await nameProducts({ db, store, workspaceId, call }, plan.lines);
  return { id: await createBatch(db, member, { ...plan, lines }) };
});
