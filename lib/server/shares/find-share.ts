import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { memberFields } from '@/lib/server/accounts/member-fields';
import { memberships, users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { isLive } from '@/lib/server/tokens/live-token';
import { isToken } from '@/lib/server/tokens/token-form';
import type { SharedView } from './new-share';
import { shares } from './schema';

/** A share, and the member that it belongs to, as they are now. */
export type Share = SharedView & {
  id: string;
  name: string;
  passwordHash: string | null;
  expiresAt: Date;
  member: Member;
};

/**
 * The share with this secret; undefined unless it works. An index finds the digest of a random secret, so its timing
 * tells nothing of it; the last comparison has none.
 */
export async function findShare(db: Db, secret: string, now = new Date()): Promise<Share | undefined> {
  if (!isToken(secret, 'pds')) return undefined;
  const digest = digestToken(secret);
  const { id, name, page, search, range, weekStart, passwordHash, expiresAt } = shares;
  const [row] = await db
    .select({
      share: { id, name, page, search, range, weekStart, passwordHash, expiresAt },
      digest: shares.digest,
      member: memberFields,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .innerJoin(workspaces, eq(workspaces.id, shares.workspaceId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, shares.userId), eq(memberships.workspaceId, shares.workspaceId)),
    )
    .where(and(eq(shares.digest, digest), isLive(now, shares)));
  if (!row || !timingSafeEqual(Buffer.from(row.digest), Buffer.from(digest))) return undefined;
  return { ...row.share, member: row.member };
}
