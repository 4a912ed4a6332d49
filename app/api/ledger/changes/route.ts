import { route } from '@/app/_server/route';
import { listChanges } from '@/features/reports/changes';
import { changesQuerySchema } from '@/features/reports/changes-query';
import { ledgerOf } from '@/lib/data/workspace-ledger';

/** GET /api/ledger/changes */
export const GET = route({ allow: 'view', query: changesQuerySchema }, ({ query, ...context }) =>
  listChanges(ledgerOf(context), query),
);
