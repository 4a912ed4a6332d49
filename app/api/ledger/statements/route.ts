import { route } from '@/app/_server/route';
import { readStatement } from '@/features/closing/read-statement';
import { statementQuerySchema } from '@/features/closing/statement-query';

/** GET /api/ledger/statements?month=2026-10&currency=USD */
export const GET = route({ allow: 'view', query: statementQuerySchema }, ({ query, ...context }) =>
  readStatement(context, query),
);
