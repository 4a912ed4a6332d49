import { route } from '@/app/_server/route';
import { respondStatement } from '@/features/closing/export-statement';
import { readStatement } from '@/features/closing/read-statement';
import { statementExportSchema } from '@/features/closing/statement-query';
import { recordExport } from '@/lib/server/accounts/audit';

/** GET /api/ledger/statements/export?month=2026-10&currency=USD&format=xlsx */
export const GET = route({ allow: 'view', query: statementExportSchema }, async ({ query, ...context }) => {
  const statement = await readStatement(context, query);
  await recordExport(context.db, context.member, `Statement ${query.month} ${query.currency}`);
  return respondStatement(statement, query);
});
