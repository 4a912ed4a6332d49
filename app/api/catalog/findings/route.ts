import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { listFindings } from '@/lib/catalog/list-findings';
import { findingsQuerySchema } from '@/lib/catalog/product-query';

/** GET /api/catalog/findings?from=…&to=… */
export const GET = route({ allow: 'view', query: findingsQuerySchema }, ({ query, ...context }) =>
  listFindings(catalogOf(context), query),
);
