import { route } from '@/app/_server/route';
import { listProgramCreators } from '@/features/program/list-program-creators';
import { programCreatorQuerySchema } from '@/features/program/program-query';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/catalog/program-creators */
export const GET = route({ allow: 'view', query: programCreatorQuerySchema }, ({ query, ...context }) =>
  listProgramCreators(catalogOf(context), query),
);
