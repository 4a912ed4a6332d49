import { route } from '@/app/_server/route';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { catalogOf } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { readList } from '@/lib/data/lists/read-list';

/** GET /api/catalog/brands */
export const GET = route({ allow: 'view', query: brandQuerySchema }, ({ query, ...context }) =>
  listBrands(catalogOf(context), query),
);

/** POST /api/catalog/brands: walks the API's list again, whatever its age. Answers like GET. */
export const POST = route({ allow: 'view', query: brandQuerySchema }, async ({ query, ...context }) => {
  const catalog = catalogOf(context);
  await readList(catalog.reader, listSources.brands, { refresh: true });
  return listBrands(catalog, query);
});
