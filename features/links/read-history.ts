import { freshen } from '@/lib/data/read/links/freshen';
import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import { makeBasis } from '@/lib/data/terms/basis';
import { addGroups, shownGroups } from './add-groups';
import type { HistoryQuery } from './history-query';
import type { HistoryPage } from './history-shape';
import { listLinks } from './list-links';
import { nameProducts } from './name-products';
import { scopeOf } from './scope';
import { readUnknownFilters } from './unknown-filters';

/** A page of the history that a member may see, with titles from the catalog and groups. Throws Failure, as `whereLinks`. */
export async function readLinkHistory(
  workspace: Catalog & Pick<Workspace, 'member'>,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const { db, member } = workspace;
  const shown = { groups: shownGroups(member) };
  const { lists } = await freshen(workspace, { product_groups: query.groups }, shown);
  const page = await listLinks(db, scopeOf(member), query, member.userId);
  const links = await addGroups(workspace, await nameProducts(workspace, page.links));
  return { ...page, links, basis: makeBasis([], lists, await readUnknownFilters(workspace, query)) };
}
