import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { listProducts } from '@/lib/catalog/list-products';
import { productQuerySchema } from '@/lib/catalog/product-query';

/** GET /api/catalog/products?from=…&to=… */
export const GET = route({ allow: 'view', query: productQuerySchema }, ({ query, ...context }) =>
  listProducts(catalogOf(context), query),
);
