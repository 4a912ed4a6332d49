import { route } from '@/app/_server/route';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/catalog/products?from=…&to=… */
export const GET = route({ allow: 'view', query: productQuerySchema }, ({ query, ...context }) =>
  listProducts(catalogOf(context), query),
);
