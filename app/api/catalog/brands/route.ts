import { route } from '@/app/_server/route';
import { brandQuerySchema } from '@/lib/catalog/brand-query';
import { catalogOf } from '@/lib/catalog/context';
import { listBrands } from '@/lib/catalog/list-brands';

/** GET /api/catalog/brands */
export const GET = route({ allow: 'view', query: brandQuerySchema }, ({ query, ...context }) =>
  listBrands(catalogOf(context), query),
);
