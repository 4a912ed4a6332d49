import { z } from 'zod';
import { route } from '@/app/_server/route';
import { removePreset } from '@/lib/links/presets';

/** DELETE /api/links/presets/{id} */
export const DELETE = route(
  { allow: 'links', params: z.object({ id: z.guid() }) },
  ({ member, db, params }) => removePreset(db, member, params.id),
);
