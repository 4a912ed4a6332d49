import type { Catalog, Workspace } from '@/lib/data/workspace';
import type { HistoryQuery } from './history-query';
import type { HistoryPage } from './history-shape';
import { listLinks } from './list-links';
import { nameProducts } from './name-products';
import { scopeOf } from './scope';

/** A page of the history that a member may see, with titles from the catalog. */
export async function readHistory(
  workspace: Catalog & Pick<Workspace, 'member'>,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const { db, member } = workspace;
  const page = await listLinks(db, scopeOf(member), query, member.userId);
  const links = await nameProducts(workspace, page.links);
  return { ...page, links };
}
