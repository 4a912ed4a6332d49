import { refreshGroups } from '@/lib/data/groups/refresh-groups';
import type { Catalog, Workspace } from '@/lib/data/workspace';
import { addGroups } from './add-groups';
import type { HistoryQuery } from './history-query';
import type { HistoryPage } from './history-shape';
import { listLinks } from './list-links';
import { nameProducts } from './name-products';
import { scopeOf } from './scope';
import { readUnknownFilters } from './unknown-filters';

/** A page of the history that a member may see, with titles from the catalog and groups. Throws Failure, as `whereLinks`. */
export async function readHistory(
  workspace: Catalog & Pick<Workspace, 'member'>,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const { id, db, store, member } = workspace;
  await refreshGroups(db, store, id);
  const page = await listLinks(db, scopeOf(member), query, member.userId);
  const links = await addGroups(workspace, await nameProducts(workspace, page.links));
  return { ...page, links, unknownValues: await readUnknownFilters(workspace, query) };
}
