import { route } from '@/app/_server/route';
import { noteVisit } from '@/features/overview/visits';

/** POST /api/visits */
export const POST = route({ allow: 'self' }, ({ member, db }) => noteVisit(db, member));
