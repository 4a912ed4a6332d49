import { z } from 'zod';
import { route } from '@/app/_server/route';
import { answerClicks } from '@/features/links/answer-clicks';
import { clicksLimit } from '@/features/links/clicks-limit';
import { listOwnLinkIds } from '@/features/links/own-link-ids';
import { scopeOf } from '@/features/links/scope';
import { stringList } from '@/lib/contract/parameters';
import { ledgerOf } from '@/lib/data/workspace-ledger';

const links = stringList('a,b').refine((ids) => (ids?.length ?? 0) <= clicksLimit, {
  error: `must name ${clicksLimit} links at most; ask for more in pieces`,
});
const query = z.object({ links });

/** GET /api/links/clicks?links=a,b */
export const GET = route({ allow: 'links', query }, async ({ member, db, store, query }, { syncs }) => {
  const ids = await listOwnLinkIds(db, scopeOf(member), query.links ?? []);
  return answerClicks({ db, syncs, ledger: ledgerOf({ member, store }) }, ids);
});

/** POST /api/links/clicks: syncs click reports, whatever their age. Everyone who sees links may. */
export const POST = route({ allow: 'self' }, async ({ member, db, store }, { syncs }) =>
  answerClicks({ db, syncs, ledger: ledgerOf({ member, store }) }, [], { force: true }),
);
