import { route } from '@/app/_server/route';
import { suggestSubids } from '@/lib/links/suggestions';
import { getRuntime } from '@/lib/runtime';

/** GET /api/links/suggestions */
export const GET = route({ allow: 'links' }, async ({ member }) =>
  suggestSubids((await getRuntime()).db, member),
);
