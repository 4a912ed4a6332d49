import { z } from 'zod';
import { stringList } from '@/lib/contract/parameters';
import { route } from '@/lib/http/route';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { listOwnLinkIds } from '@/lib/links/own-link-ids';
import { answerClicks } from '@/lib/links/read-clicks';
import { scopeOf } from '@/lib/links/scope';
import { getRuntime } from '@/lib/runtime';

/** GET /api/links/clicks?links=a,b */
export const GET = route(
  { allow: 'links', query: z.object({ links: stringList('a,b').nonoptional() }) },
  async ({ member, query }) => {
    const ids = await listOwnLinkIds((await getRuntime()).db, scopeOf(member), query.links.slice(0, 200));
    return answerClicks(await ledgerOf(member.workspaceId), ids);
  },
);
