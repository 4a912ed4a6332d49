import { readGroupsOf } from '@/lib/data/groups/read-groups-of';
import type { Workspace } from '@/lib/data/workspace';
import { may } from '@/lib/server/accounts/member';
import type { HistoryLink, ListedLink } from './history-shape';

/** Adds the groups of the links' products, after `refreshGroups`. Members who do not see the catalog get none. */
export async function addGroups(
  { id, store, member }: Pick<Workspace, 'id' | 'store' | 'member'>,
  links: readonly ListedLink[],
): Promise<HistoryLink[]> {
  const products = may(member.role, 'view') ? links.map(({ productId }) => productId) : [];
  const groups = await store.snapshot((session) => readGroupsOf(session, id, 'product', products));
  return links.map((link) => ({ ...link, groups: groups.get(link.productId) ?? [] }));
}
