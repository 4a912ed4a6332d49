import { z } from 'zod';
import { callFor } from '@/lib/gateway/workspace-call';
import { route } from '@/lib/http/route';
import { findProducts } from '@/lib/links/find-products';
import { getRuntime } from '@/lib/runtime';

/** GET /api/links/products?q=…: a catalog search for people who make links. It ends when the browser leaves. */
export const GET = route(
  { allow: 'links', query: z.object({ q: z.string().max(200) }) },
  async ({ member: { workspaceId }, query, signal }) =>
    findProducts({ db: (await getRuntime()).db, workspaceId, call: callFor(workspaceId), signal }, query.q),
);
