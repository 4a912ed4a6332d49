import { z } from 'zod';
import { route } from '@/app/_server/route';
import { reopenMonth } from '@/features/closing/reopen-month';
import { uuid } from '@/lib/contract/parameters';

/** DELETE /api/closings/{id}: reopens the newest closed month of its currency. */
export const DELETE = route({ allow: 'own', params: z.object({ id: uuid }) }, ({ member, db, params }) =>
  reopenMonth(db, member, params.id),
);
