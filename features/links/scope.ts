import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import { groupsOfRows } from '@/lib/data/read/groups/groups-of-rows';
import { linkOwners, madeLinks } from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';

/** Which links are visible: all of the workspace's, or a person's own. */
export type LinkScope = { workspaceId: string; userId?: string | undefined };

/** Creators see their own links, everyone else all. */
export function scopeOf({ workspaceId, userId, role }: Member): LinkScope {
  return role === 'creator' ? { workspaceId, userId } : { workspaceId };
}

/** The condition of every read of links. */
export function inScope(db: Db, { workspaceId, userId }: LinkScope): SQL | undefined {
  const own = and(eq(madeLinks.workspaceId, workspaceId), isOfApiInUse(madeLinks.api));
  if (!userId) return own;
  const owned = db
    .select({ one: linkOwners.userId })
    .from(linkOwners)
    .where(and(eq(linkOwners.madeLinkId, madeLinks.id), eq(linkOwners.userId, userId)));
  return and(own, exists(owned));
}

const groupsOfLink = groupsOfRows({
  kind: 'product',
  workspaceId: madeLinks.workspaceId,
  member: madeLinks.productId,
});

/** Links to products in one of these groups, by id. Throws Failure `forbidden` for creators, who do not see groups. */
export function isInGroups({ userId }: LinkScope, groups: readonly string[]): SQL | undefined {
  if (userId) throw new Failure('forbidden', 'The role creator may not do this.');
  return groupsOfLink.isIn(groups);
}
