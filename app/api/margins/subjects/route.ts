import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { listSubjects } from '@/lib/profit/find-subject';

/** GET /api/margins/subjects */
export const GET = route({ allow: 'view' }, (context) => listSubjects(catalogOf(context).reader));
