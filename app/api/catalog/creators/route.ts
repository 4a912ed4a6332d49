import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { creatorQuerySchema } from '@/lib/catalog/creator-query';
import { listCreators } from '@/lib/catalog/list-creators';

/** GET /api/catalog/creators */
export const GET = route({ allow: 'view', query: creatorQuerySchema }, ({ query, ...context }) =>
  listCreators(catalogOf(context), query),
);
