import { z } from 'zod';
import { route } from '@/app/_server/route';
import { readCreator } from '@/features/creators/read-creator';
import { uuid } from '@/lib/contract/parameters';
import { catalogOf } from '@/lib/data/lists/context';

const params = z.object({ id: uuid });

/** GET /api/catalog/creators/{id} */
export const GET = route({ allow: 'view', params }, ({ params, ...context }) =>
  readCreator(catalogOf(context), params.id),
);
