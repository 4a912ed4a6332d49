import { route } from '@/app/_server/route';
import { recordExport } from '@/lib/accounts/audit';
import { respondStatement } from '@/lib/closing/export-statement';
import { readStatement } from '@/lib/closing/read-statement';
import { statementExportSchema } from '@/lib/closing/statement-query';

/** GET /api/ledger/statements/export?month=2026-10&currency=USD&format=xlsx */
export const GET = route({ allow: 'view', query: statementExportSchema }, async ({ query, ...context }) => {
  const statement = await readStatement(context, query);
  await recordExport(context.db, context.member, `Statement ${query.month} ${query.currency}`);
  return respondStatement(statement, query.format);
});
