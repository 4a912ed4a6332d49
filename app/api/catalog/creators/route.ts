import { route } from '@/app/_server/route';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/catalog/creators */
export const GET = route({ allow: 'view', query: creatorQuerySchema }, ({ query, ...context }) =>
  listCreators(catalogOf(context), query),
);
