import { z } from 'zod';
import { catalogOf } from '@/lib/catalog/context';
import { listFindings } from '@/lib/catalog/list-findings';
import { checkRange, rangeFields } from '@/lib/catalog/query-fields';
import { route } from '@/lib/http/route';

const query = z.object(rangeFields).superRefine(checkRange);

/** GET /api/catalog/findings?from=…&to=… */
export const GET = route({ allow: 'view', query }, async ({ member, query }) =>
  listFindings(await catalogOf(member.workspaceId), query),
);
