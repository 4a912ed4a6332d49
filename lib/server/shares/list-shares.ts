import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Member } from '@/lib/server/accounts/member';
import { users } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { shares } from './schema';

/** Shares that a member may see and revoke, and that are not revoked, newest first. */
export function listShares(db: Db, member: Member) {
  return db
    .select({
      id: shares.id,
      name: shares.name,
      page: shares.page,
      search: shares.search,
      range: shares.range,
      weekStart: shares.weekStart,
      lastFour: shares.lastFour,
      locked: sql<boolean>`${shares.passwordHash} IS NOT NULL`,
      createdAt: shares.createdAt,
      expiresAt: shares.expiresAt,
      views: shares.views,
      lastViewedAt: shares.lastViewedAt,
      email: users.email,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(and(tokensOf(member, shares), isNull(shares.revokedAt)))
    .orderBy(desc(shares.createdAt), shares.id);
}
