import { z } from 'zod';
import { route } from '@/app/_server/route';
import { parseAuditCursor } from '@/lib/accounts/audit-cursor';
import { readAuditStretch } from '@/lib/accounts/audit-stretch';
import { wholeNumber } from '@/lib/ledger/query/query-parameters';

const after = z
  .string()
  .refine((text) => parseAuditCursor(text), { error: 'must be the place of a line' })
  .transform(parseAuditCursor)
  .optional();
const query = z.object({ after, limit: wholeNumber(1, 1_000, 100) });

/** GET /api/audit */
export const GET = route({ allow: 'view', query }, ({ member, db, query }) =>
  readAuditStretch(db, member.workspaceId, query),
);
