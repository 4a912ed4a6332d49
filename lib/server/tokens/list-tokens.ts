import { type AnyColumn, and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { allows, type Member } from '@/lib/server/accounts/member';
import { users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import { apiTokens } from './schema';

type Owned = { workspaceId: AnyColumn; userId: AnyColumn };

/** Tokens, or live addresses, that a member may see and revoke: owners those of the workspace, others their own. */
export const tokensOf = (member: Member, table: Owned = apiTokens): SQL | undefined =>
  and(
    eq(table.workspaceId, member.workspaceId),
    allows(member, 'own') ? undefined : eq(table.userId, member.userId),
  );

/** Tokens that are not revoked, newest first. */
export function listTokens(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      lastFour: apiTokens.lastFour,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
      userId: users.id,
      person: users.name,
      email: users.email,
      workspace: workspaces.name,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
    .where(and(where, isNull(apiTokens.revokedAt)))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}
