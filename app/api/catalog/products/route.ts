import { route } from '@/app/_server/route';
import { catalogSource, listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { catalogOf } from '@/lib/data/lists/context';
import { readList } from '@/lib/data/lists/read-list';

/** GET /api/catalog/products?from=…&to=… */
export const GET = route({ allow: 'view', query: productQuerySchema }, ({ query, ...context }) =>
  listProducts(catalogOf(context), query),
);

/** POST /api/catalog/products: walks the API's list again, whatever its age. Answers like GET. */
export const POST = route({ allow: 'view', query: productQuerySchema }, async ({ query, ...context }) => {
  const catalog = catalogOf(context);
  await readList(catalog.reader, catalogSource(query.api), { refresh: true });
  return listProducts(catalog, query);
});
