import { z } from 'zod';
import { route } from '@/app/_server/route';
import { removePreset } from '@/lib/links/presets';
import { getRuntime } from '@/lib/runtime';

/** DELETE /api/links/presets/{id} */
export const DELETE = route(
  { allow: 'links', params: z.object({ id: z.guid() }) },
  async ({ member, params }) => removePreset((await getRuntime()).db, member, params.id),
);
