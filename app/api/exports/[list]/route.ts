import { z } from 'zod';
import { route } from '@/app/_server/route';
import { findList } from '@/lib/exports/lists';

const params = z.object({ list: z.string() });
const body = z.record(z.string(), z.unknown());

/** GET /api/exports/{list}?format=csv: a file of a list. Each list says who may read it. */
export const GET = route({ allow: 'self', params }, ({ params: { list }, request, ...context }) =>
  findList(list)(list, context, new URL(request.url).searchParams),
);

/** POST /api/exports/{list}: a read, posted because thousands of tags or products do not fit an address. */
export const POST = route({ allow: 'self', params, body }, ({ params: { list }, body, ...context }) =>
  findList(list)(list, context, body),
);
