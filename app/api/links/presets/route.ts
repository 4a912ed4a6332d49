import { route } from '@/app/_server/route';
import { newPresetSchema } from '@/lib/links/preset-schema';
import { savePreset } from '@/lib/links/presets';
import { getRuntime } from '@/lib/runtime';

/** POST /api/links/presets */
export const POST = route({ allow: 'links', body: newPresetSchema }, async ({ member, body }) =>
  savePreset((await getRuntime()).db, member, body),
);
