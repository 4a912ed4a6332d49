import { route } from '@/app/_server/route';
import { groupBySubid } from '@/features/links/group-by-subid';
import { linksQuerySchema } from '@/features/links/history-query';
import type { SubidsAnswer } from '@/features/links/history-shape';
import { openClicks } from '@/features/links/read-clicks';
import { scopeOf } from '@/features/links/scope';
import { ledgerOf } from '@/lib/data/workspace-ledger';

/** GET /api/links/subids */
export const GET = route(
  { allow: 'links', query: linksQuerySchema },
  async ({ member, db, store, query }) => {
    const { readClicks, basis } = await openClicks(ledgerOf({ member, store }));
    const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
    return { groups, basis } satisfies SubidsAnswer;
  },
);
