import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { Member } from '@/lib/accounts/member';
import { isOfApiInUse } from '@/lib/db/api-in-use';
import type { Db } from '@/lib/db/database';
import { linkOwners, madeLinks } from './schema';

/** Whose links may be seen: all of the workspace, or one person's own. */
export type LinkScope = { workspaceId: string; userId?: string | undefined };

/** A creator sees their own, everybody else all. */
export function scopeOf({ workspaceId, userId, role }: Member): LinkScope {
  return role === 'creator' ? { workspaceId, userId } : { workspaceId };
}

/** The condition that every read of links carries. */
export function inScope(db: Db, { workspaceId, userId }: LinkScope): SQL | undefined {
  const own = and(eq(madeLinks.workspaceId, workspaceId), isOfApiInUse(madeLinks.api));
  if (!userId) return own;
  const held = db
    .select({ one: linkOwners.userId })
    .from(linkOwners)
    .where(and(eq(linkOwners.madeLinkId, madeLinks.id), eq(linkOwners.userId, userId)));
  return and(own, exists(held));
}
