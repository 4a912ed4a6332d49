import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { listProgramCreators } from '@/lib/catalog/list-program-creators';
import { programCreatorQuerySchema } from '@/lib/catalog/program-query';

/** GET /api/catalog/program-creators */
export const GET = route({ allow: 'view', query: programCreatorQuerySchema }, ({ query, ...context }) =>
  listProgramCreators(catalogOf(context), query),
);
