import { z } from 'zod';
import { route } from '@/app/_server/route';
import { findList } from '@/features/exports/lists';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';

const params = z.object({ list: z.string() });
const body = z.record(z.string(), z.unknown());

/** GET /api/exports/{list}?format=csv: a list as a file. Each list has its own roles. */
export const GET = route({ allow: 'self', params }, ({ params: { list }, request, ...context }) =>
  findList(list)(list, context, new URL(request.url).searchParams),
);

/** POST /api/exports/{list}: a read. Uses POST because thousands of tags or products do not fit a URL. */
export const POST = route(
  { allow: 'self', params, body, limit: largestBody },
  ({ params: { list }, body, ...context }) => findList(list)(list, context, body),
);
