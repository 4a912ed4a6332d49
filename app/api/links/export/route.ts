import { route } from '@/app/_server/route';
import { recordExport } from '@/lib/accounts/audit';
import { respondCsv } from '@/lib/http/csv-response';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { exportLinks } from '@/lib/links/export-links';
import { historyFileFilters } from '@/lib/links/history-file';
import { historyFilters } from '@/lib/links/history-query';
import { whereLinks } from '@/lib/links/list-links';
import { readStoredClicks } from '@/lib/links/read-clicks';
import { scopeOf } from '@/lib/links/scope';

/** GET /api/links/export: every link that passes, as CSV. */
export const GET = route({ allow: 'links', query: historyFilters }, async ({ member, db, store, query }) => {
  const ledger = ledgerOf({ member, store });
  await recordExport(db, member, 'Link history');
  const where = whereLinks(db, scopeOf(member), query, member.userId);
  const day = new Date().toISOString().slice(0, 10);
  return respondCsv(
    `links-${day}`,
    exportLinks(db, where, (ids) => readStoredClicks(ledger, ids)),
    historyFileFilters(query),
  );
});
