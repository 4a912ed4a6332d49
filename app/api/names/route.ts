import { z } from 'zod';
import { route } from '@/app/_server/route';
import { stringList } from '@/lib/contract/parameters';
import { nameSourceOf } from '@/lib/names/name-source';
import { mostNames } from '@/lib/names/names';
import { resolveNames } from '@/lib/names/resolve-names';

const ids = stringList('a,b').refine((list) => (list?.length ?? 0) <= mostNames, {
  error: `must hold at most ${mostNames} ids`,
});

/** GET /api/names?brands=…&products=…&creators=… */
export const GET = route(
  { allow: 'view', query: z.object({ brands: ids, products: ids, creators: ids }) },
  ({ query, ...context }) => resolveNames(nameSourceOf(context), query),
);
