import { z } from 'zod';
import { route } from '@/app/_server/route';
import { batchLimits } from '@/features/links/batch-limits';
import { findKnownProducts } from '@/features/links/find-known-products';
import { findProducts } from '@/features/links/find-products';

/** GET /api/links/products?q=…: catalog search for people who create links. Aborted when the client disconnects. */
export const GET = route(
  { allow: 'links', query: z.object({ q: z.string().max(200) }) },
  ({ member: { workspaceId }, db, store, call, query, signal }) =>
    findProducts({ db, store, workspaceId, call, signal }, query.q),
);

const bodySchema = z.object({ ids: z.array(z.string().max(512)).max(batchLimits.lines) });

/** POST /api/links/products: which ids are in the stored catalog. A read with more ids than fit a URL. */
export const POST = route(
  { allow: 'links', body: bodySchema, limit: 3_000_000 },
  ({ member: { workspaceId }, db, store, call, body, signal }) =>
    findKnownProducts({ db, store, workspaceId, call, signal }, body.ids),
);
