import { type NamedGroup, readGroupsOf } from '@/lib/data/groups/read-groups-of';
import type { Workspace } from '@/lib/data/workspace';
import { may } from '@/lib/server/accounts/member';
import type { HistoryLink, ListedLink } from './history-shape';

type Viewer = Pick<Workspace, 'id' | 'store' | 'member'>;

/** The groups of products, by product id. None for members who do not see the catalog. Call `refreshGroups` before. */
export const readProductGroups = (
  { id, store, member }: Viewer,
  products: readonly string[],
): Promise<Map<string, NamedGroup[]>> =>
  store.snapshot((session) => readGroupsOf(session, id, 'product', may(member.role, 'view') ? products : []));

/** Adds the groups of the links' products, as `readProductGroups`. */
export async function addGroups(viewer: Viewer, links: readonly ListedLink[]): Promise<HistoryLink[]> {
  const groups = await readProductGroups(
    viewer,
    links.map(({ productId }) => productId),
  );
  return links.map((link) => ({ ...link, groups: groups.get(link.productId) ?? [] }));
}
