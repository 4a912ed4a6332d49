import { route } from '@/app/_server/route';
import { closeMonth } from '@/features/closing/close-month';
import { listClosings } from '@/features/closing/list-closings';
import { newClosingSchema } from '@/features/closing/statement-query';
import { ledgerOf } from '@/lib/data/workspace-ledger';

/** GET /api/closings */
export const GET = route({ allow: 'view' }, (context) => listClosings(context.db, ledgerOf(context)));

/** POST /api/closings: closes a month of one currency. */
export const POST = route({ allow: 'manage', body: newClosingSchema }, ({ body, ...context }) =>
  closeMonth(context, body),
);
