import { route } from '@/app/_server/route';
import { suggestSubids } from '@/features/links/suggestions';

/** GET /api/links/suggestions */
export const GET = route({ allow: 'links' }, ({ member, db }) => suggestSubids(db, member));
