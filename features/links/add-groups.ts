import { type Member, may } from '@/lib/access/member';
import { type NamedGroup, readGroupsOf } from '@/lib/data/read/groups/read-groups-of';
import type { Workspace } from '@/lib/data/store/workspace';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import type { HistoryLink, ListedLink } from './history-shape';

type Viewer = Pick<Workspace, 'id' | 'store' | 'member'>;

/** The kinds of groups that a member sees with links. None without a right to see the catalog. */
export const shownGroups = ({ role }: Pick<Member, 'role'>): GroupKind[] =>
  may(role, 'view') ? ['product'] : [];

/** The groups of products, by product id, of a kind in `shownGroups`. Call `refreshGroups` before. */
export const readProductGroups = (
  { id, store, member }: Viewer,
  products: readonly string[],
): Promise<Map<string, NamedGroup[]>> =>
  store.snapshot((session) =>
    readGroupsOf(session, id, 'product', shownGroups(member).length > 0 ? products : []),
  );

/** Adds the groups of the links' products, as `readProductGroups`. */
export async function addGroups(viewer: Viewer, links: readonly ListedLink[]): Promise<HistoryLink[]> {
  const groups = await readProductGroups(
    viewer,
    links.map(({ productId }) => productId),
  );
  return links.map((link) => ({ ...link, groups: groups.get(link.productId) ?? [] }));
}
