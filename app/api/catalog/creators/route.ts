import { route } from '@/app/_server/route';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { catalogOf } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { readList } from '@/lib/data/lists/read-list';

/** GET /api/catalog/creators */
export const GET = route({ allow: 'view', query: creatorQuerySchema }, ({ query, ...context }) =>
  listCreators(catalogOf(context), query),
);

/** POST /api/catalog/creators: walks the API's list again, whatever its age. Answers like GET. */
export const POST = route({ allow: 'view', query: creatorQuerySchema }, async ({ query, ...context }) => {
  const catalog = catalogOf(context);
  await readList(catalog.reader, listSources.creators, { refresh: true });
  return listCreators(catalog, query);
});
