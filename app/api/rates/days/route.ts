import { route } from '@/app/_server/route';
import { listRateDays } from '@/features/rates/list-rates';
import { rateDaysSchema } from '@/features/rates/rate';

/** GET /api/rates/days?currency=USD */
export const GET = route({ allow: 'view', query: rateDaysSchema }, ({ member, db, query }) =>
  listRateDays(db, member.workspaceId, query),
);
