import { z } from 'zod';
import { route } from '@/app/_server/route';
import { findList } from '@/lib/exports/lists';

const params = z.object({ list: z.string() });

/** GET /api/exports/{list}?format=csv: a file of a list. Each list says who may read it. */
export const GET = route({ allow: 'self', params }, ({ params: { list }, request, ...context }) =>
  findList(list)(list, context, new URL(request.url).searchParams),
);
