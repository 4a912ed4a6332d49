import { route } from '@/app/_server/route';
import { listSubjects, subjectPartsOf } from '@/lib/profit/find-subject';

/** GET /api/margins/subjects */
export const GET = route({ allow: 'view' }, (context) => listSubjects(subjectPartsOf(context).reader));
