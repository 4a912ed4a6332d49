import { route } from '@/app/_server/route';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/catalog/brands */
export const GET = route({ allow: 'view', query: brandQuerySchema }, ({ query, ...context }) =>
  listBrands(catalogOf(context), query),
);
