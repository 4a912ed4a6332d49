import { z } from 'zod';
import { route } from '@/app/_server/route';
import { callFor } from '@/lib/gateway/workspace-call';
import { batchLimits } from '@/lib/links/batches/batch-limits';
import { findKnownProducts } from '@/lib/links/find-known-products';
import { findProducts } from '@/lib/links/find-products';
import { getRuntime } from '@/lib/runtime';

/** GET /api/links/products?q=…: a catalog search for people who make links. It ends when the browser leaves. */
export const GET = route(
  { allow: 'links', query: z.object({ q: z.string().max(200) }) },
  async ({ member: { workspaceId }, query, signal }) =>
    findProducts({ db: (await getRuntime()).db, workspaceId, call: callFor(workspaceId), signal }, query.q),
);

const asked = z.object({ ids: z.array(z.string().max(512)).max(batchLimits.lines) });

/** POST /api/links/products: which ids the stored catalog knows. A read, with more ids than an address holds. */
export const POST = route(
  { allow: 'links', body: asked },
  async ({ member: { workspaceId }, body, signal }) =>
    findKnownProducts(
      { db: (await getRuntime()).db, workspaceId, call: callFor(workspaceId), signal },
      body.ids,
    ),
);
