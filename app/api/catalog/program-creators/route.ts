import { route } from '@/app/_server/route';
import { listProgramCreators } from '@/features/program/list-program-creators';
import { programCreatorQuerySchema } from '@/features/program/program-query';
import { catalogOf } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { readList } from '@/lib/data/lists/read-list';

/** GET /api/catalog/program-creators */
export const GET = route({ allow: 'view', query: programCreatorQuerySchema }, ({ query, ...context }) =>
  listProgramCreators(catalogOf(context), query),
);

/** POST /api/catalog/program-creators: walks the API's list again, whatever its age. Answers like GET. */
export const POST = route(
  { allow: 'view', query: programCreatorQuerySchema },
  async ({ query, ...context }) => {
    const catalog = catalogOf(context);
    await readList(catalog.reader, listSources.programCreators, { refresh: true });
    return listProgramCreators(catalog, query);
  },
);
