import { route } from '@/app/_server/route';
import { listChanges } from '@/lib/ledger/answers/changes';
import { changesQuerySchema } from '@/lib/ledger/answers/changes-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';

/** GET /api/ledger/changes */
export const GET = route({ allow: 'view', query: changesQuerySchema }, ({ query, ...context }) =>
  listChanges(ledgerOf(context), query),
);
