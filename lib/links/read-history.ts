import 'server-only';
import type { Member } from '@/lib/accounts/member';
import { callFor } from '@/lib/gateway/workspace-call';
import { getRuntime } from '@/lib/runtime';
import type { HistoryQuery } from './history-query';
import type { HistoryPage } from './history-shape';
import { listLinks } from './list-links';
import { nameProducts } from './name-products';
import { scopeOf } from './scope';

/** A page of the history that a member may see, with the titles that the catalog knows. */
export async function readHistory(member: Member, query: HistoryQuery): Promise<HistoryPage> {
  const { db } = await getRuntime();
  const { workspaceId, userId } = member;
  const page = await listLinks(db, scopeOf(member), query, userId);
  const links = await nameProducts({ db, workspaceId, call: callFor(workspaceId) }, page.links);
  return { ...page, links };
}
