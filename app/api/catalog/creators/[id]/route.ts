import { z } from 'zod';
import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { readCreator } from '@/lib/catalog/read-creator';
import { uuid } from '@/lib/contract/parameters';

const params = z.object({ id: uuid });

/** GET /api/catalog/creators/{id} */
export const GET = route({ allow: 'view', params }, ({ params, ...context }) =>
  readCreator(catalogOf(context), params.id),
);
