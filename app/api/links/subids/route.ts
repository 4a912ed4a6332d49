import { route } from '@/app/_server/route';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { groupBySubid } from '@/lib/links/group-by-subid';
import { linksQuerySchema } from '@/lib/links/history-query';
import { readStoredClicks } from '@/lib/links/read-clicks';
import { scopeOf } from '@/lib/links/scope';

/** GET /api/links/subids */
export const GET = route(
  { allow: 'links', query: linksQuerySchema },
  async ({ member, db, store, query }) => {
    const ledger = ledgerOf({ member, store });
    const readClicks = (ids: readonly string[]) => readStoredClicks(ledger, ids);
    return { groups: await groupBySubid(db, scopeOf(member), query, member.userId, readClicks) };
  },
);
