import { route } from '@/app/_server/route';
import { deleteRates } from '@/features/rates/delete-rates';
import { listRates } from '@/features/rates/list-rates';
import { newRateSchema, rateDeletionSchema } from '@/features/rates/rate';
import { addRate } from '@/features/rates/store-rates';

/** GET /api/rates */
export const GET = route({ allow: 'view' }, ({ member, db }) => listRates(db, member.workspaceId));

/** POST /api/rates */
export const POST = route({ allow: 'manage', body: newRateSchema }, ({ member, db, body }) =>
  addRate(db, member, body),
);

/** DELETE /api/rates?to=EUR&currency=USD&day=2026-11-20 */
export const DELETE = route({ allow: 'manage', query: rateDeletionSchema }, ({ member, db, query }) =>
  deleteRates(db, member, query),
);
