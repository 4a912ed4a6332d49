import { route } from '@/app/_server/route';
import { newPresetSchema } from '@/lib/links/preset-schema';
import { savePreset } from '@/lib/links/presets';

/** POST /api/links/presets */
export const POST = route({ allow: 'links', body: newPresetSchema }, ({ member, db, body }) =>
  savePreset(db, member, body),
);
