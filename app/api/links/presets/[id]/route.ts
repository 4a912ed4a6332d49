import { z } from 'zod';
import { route } from '@/app/_server/route';
import { removePreset } from '@/features/links/presets';
import { uuid } from '@/lib/contract/parameters';

/** DELETE /api/links/presets/{id} */
export const DELETE = route({ allow: 'links', params: z.object({ id: uuid }) }, ({ member, db, params }) =>
  removePreset(db, member, params.id),
);
