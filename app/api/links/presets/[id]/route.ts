import { z } from 'zod';
import { route } from '@/app/_server/route';
import { uuid } from '@/lib/contract/parameters';
import { removePreset } from '@/lib/links/presets';

/** DELETE /api/links/presets/{id} */
export const DELETE = route({ allow: 'links', params: z.object({ id: uuid }) }, ({ member, db, params }) =>
  removePreset(db, member, params.id),
);
