import { timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ageOf, isYounger } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { memberFields } from '@/lib/server/accounts/member-fields';
import { memberships, users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { isLive } from './live-token';
import { apiTokens } from './schema';
import type { Scope } from './scopes';
import { isToken } from './token-form';

const usedEveryMs = 60_000;

/** A token, and the member that it belongs to, as they are now. */
export type Holder = { id: string; scopes: readonly Scope[]; member: Member };

/**
 * The holder of a token. Throws Failure `unauthenticated`, which says what is wrong with a token that we created, and
 * nothing about others.
 */
export async function findHolder(db: Db, token: string, now = new Date()): Promise<Holder> {
  const row = isToken(token) ? await readToken(db, digestToken(token), now) : undefined;
  if (!row)
    throw new Failure('unauthenticated', 'This API token is not valid. Check that you copied all of it.');
  const { id, scopes, live, lastUsedAt, revokedAt, digest: _, ...member } = row;
  if (!live) {
    const message = revokedAt ? 'This API token was revoked.' : 'This API token has expired.';
    throw new Failure('unauthenticated', message);
  }
  if (!lastUsedAt || !isYounger(ageOf(lastUsedAt, now), usedEveryMs)) {
    await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id));
  }
  return { id, scopes, member };
}

/** An index finds the digest of a random secret, so its timing tells nothing of the token; the last comparison has none. */
async function readToken(db: Db, digest: string, now: Date) {
  const [row] = await db
    .select({
      ...memberFields,
      id: apiTokens.id,
      scopes: apiTokens.scopes,
      digest: apiTokens.digest,
      live: sql<boolean>`${isLive(now)}`,
      lastUsedAt: apiTokens.lastUsedAt,
      revokedAt: apiTokens.revokedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, apiTokens.userId), eq(memberships.workspaceId, apiTokens.workspaceId)),
    )
    .where(eq(apiTokens.digest, digest));
  return row && timingSafeEqual(Buffer.from(row.digest), Buffer.from(digest)) ? row : undefined;
}
