import { route } from '@/app/_server/route';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { groupBySubid } from '@/lib/links/group-by-subid';
import { linksQuerySchema } from '@/lib/links/history-query';
import type { SubidsAnswer } from '@/lib/links/history-shape';
import { openClicks } from '@/lib/links/read-clicks';
import { scopeOf } from '@/lib/links/scope';

/** GET /api/links/subids */
export const GET = route(
  { allow: 'links', query: linksQuerySchema },
  async ({ member, db, store, query }) => {
    const { readClicks, basis } = await openClicks(ledgerOf({ member, store }));
    const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
    return { groups, basis } satisfies SubidsAnswer;
  },
);
