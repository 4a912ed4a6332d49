import { route } from '@/app/_server/route';
import { closeMonth } from '@/lib/closing/close-month';
import { listClosings } from '@/lib/closing/list-closings';
import { newClosingSchema } from '@/lib/closing/statement-query';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';

/** GET /api/closings */
export const GET = route({ allow: 'view' }, (context) => listClosings(context.db, ledgerOf(context)));

/** POST /api/closings: closes a month of one currency. */
export const POST = route({ allow: 'manage', body: newClosingSchema }, ({ body, ...context }) =>
  closeMonth(context, body),
);
