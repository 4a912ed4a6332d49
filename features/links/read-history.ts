import type { LedgerStore } from '@/lib/data/store/store';
import type { Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import type { Call } from '@/lib/server/gateway/call';
import type { HistoryQuery } from './history-query';
import type { HistoryPage } from './history-shape';
import { listLinks } from './list-links';
import { nameProducts } from './name-products';
import { scopeOf } from './scope';

/** A page of the history that a member may see, with titles from the catalog. */
export async function readHistory(
  { member, db, store, call }: { member: Member; db: Db; store: LedgerStore; call: Call },
  query: HistoryQuery,
): Promise<HistoryPage> {
  const { workspaceId, userId } = member;
  const page = await listLinks(db, scopeOf(member), query, userId);
  const links = await nameProducts({ db, store, id: workspaceId, walk: call }, page.links);
  return { ...page, links };
}
