import { z } from 'zod';
import { catalogOf } from '@/lib/catalog/context';
import { listFindings } from '@/lib/catalog/list-findings';
import { route } from '@/lib/http/route';
import { checkRange, rangeFields } from '@/lib/ledger/query-range';

const query = z.object(rangeFields).superRefine(checkRange);

/** GET /api/catalog/findings?from=…&to=… */
export const GET = route({ allow: 'view', query }, async ({ member, query }) =>
  listFindings(await catalogOf(member.workspaceId), query),
);
