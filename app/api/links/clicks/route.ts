import { z } from 'zod';
import { stringList } from '@/lib/contract/parameters';
import { route } from '@/lib/http/route';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { answerClicks } from '@/lib/links/answer-clicks';
import { listOwnLinkIds } from '@/lib/links/own-link-ids';
import { scopeOf } from '@/lib/links/scope';
import { getRuntime } from '@/lib/runtime';

const query = z.object({ links: stringList('a,b'), refresh: z.enum(['yes', 'no']).default('no') });

/** GET /api/links/clicks?links=a,b */
export const GET = route({ allow: 'links', query }, async ({ member, query }) => {
  const { db, syncs } = await getRuntime();
  const ids = await listOwnLinkIds(db, scopeOf(member), (query.links ?? []).slice(0, 200));
  const ledger = await ledgerOf(member.workspaceId);
  return answerClicks({ db, syncs, ledger }, ids, query.refresh === 'yes');
});
