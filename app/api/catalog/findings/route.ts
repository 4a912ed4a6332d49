import { route } from '@/app/_server/route';
import { listFindings } from '@/features/products/list-findings';
import { findingsQuerySchema } from '@/features/products/product-query';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/catalog/findings?from=…&to=… */
export const GET = route({ allow: 'view', query: findingsQuerySchema }, ({ query, ...context }) =>
  listFindings(catalogOf(context), query),
);
