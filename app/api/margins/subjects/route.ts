import { route } from '@/app/_server/route';
import { listSubjects } from '@/features/profit/find-subject';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/margins/subjects */
export const GET = route({ allow: 'view' }, (context) => listSubjects(catalogOf(context).reader));
