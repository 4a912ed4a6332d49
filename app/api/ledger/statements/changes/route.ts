import { route } from '@/app/_server/route';
import { listAdjustmentChanges } from '@/features/closing/list-adjustment-changes';
import { adjustmentChangesSchema } from '@/features/closing/statement-query';

/** GET /api/ledger/statements/changes: the entries of the change log behind an adjustment. */
export const GET = route({ allow: 'view', query: adjustmentChangesSchema }, ({ query, ...context }) =>
  listAdjustmentChanges(context, query),
);
