import { route } from '@/app/_server/route';
import { newPresetSchema } from '@/features/links/preset-schema';
import { savePreset } from '@/features/links/presets';

/** POST /api/links/presets */
export const POST = route({ allow: 'links', body: newPresetSchema }, ({ member, db, body }) =>
  savePreset(db, member, body),
);
