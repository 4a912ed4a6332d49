import { route } from '@/app/_server/route';
import { getRuntime } from '@/lib/runtime';
import { noteVisit } from '@/lib/visits/visits';

/** POST /api/visits */
export const POST = route({ allow: 'self' }, async ({ member }) =>
  noteVisit((await getRuntime()).db, member),
);
