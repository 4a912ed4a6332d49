import { route } from '@/app/_server/route';
import { readInput } from '@/lib/contract/query-string';
import { callFor } from '@/lib/gateway/workspace-call';
import { accept } from '@/lib/http/accept';
import { readJsonBody } from '@/lib/http/read-body';
import { newBatchSchema } from '@/lib/links/batches/batch-schema';
import { createBatch } from '@/lib/links/batches/create-batch';
import { listBatches } from '@/lib/links/batches/read-batch';
import { nameProducts } from '@/lib/links/name-products';
import { scopeOf } from '@/lib/links/scope';
import { getRuntime } from '@/lib/runtime';

/** GET /api/links/batches */
export const GET = route({ allow: 'links' }, async ({ member }) => ({
  batches: await listBatches((await getRuntime()).db, scopeOf(member)),
}));

/** POST /api/links/batches: stored; nothing is sent before it is started. */
export const POST = route({ allow: 'links' }, async ({ member, request }) => {
  const plan = accept(readInput(newBatchSchema, await readJsonBody(request)));
  const { db } = await getRuntime();
  const { workspaceId } = member;
  const lines = await nameProducts({ db, workspaceId, call: callFor(workspaceId) }, plan.lines);
  return { id: await createBatch(db, member, { ...plan, lines }) };
});
