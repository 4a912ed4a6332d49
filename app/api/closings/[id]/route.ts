import { z } from 'zod';
import { route } from '@/app/_server/route';
import { reopenMonth } from '@/lib/closing/reopen-month';

/** DELETE /api/closings/{id}: reopens the newest closed month of its currency. */
export const DELETE = route({ allow: 'own', params: z.object({ id: z.guid() }) }, ({ member, db, params }) =>
  reopenMonth(db, member, params.id),
);
