import { route } from '@/app/_server/route';
import { recordExport } from '@/lib/accounts/audit';
import { respondCsv } from '@/lib/http/csv-response';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { exportSubids } from '@/lib/links/export-subids';
import { groupBySubid } from '@/lib/links/group-by-subid';
import { historyFileFilters } from '@/lib/links/history-file';
import { historyFilters } from '@/lib/links/history-query';
import { readStoredClicks } from '@/lib/links/read-clicks';
import { scopeOf } from '@/lib/links/scope';

/** GET /api/links/subids/export: the links that pass, by subid, as CSV. */
export const GET = route({ allow: 'links', query: historyFilters }, async ({ member, db, store, query }) => {
  const ledger = ledgerOf({ member, store });
  const readClicks = (ids: readonly string[]) => readStoredClicks(ledger, ids);
  const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
  const name = `links-by-subid-${new Date().toISOString().slice(0, 10)}`;
  await recordExport(db, member, `${name}.csv`, groups.length);
  return respondCsv(name, exportSubids(groups), historyFileFilters(query));
});
