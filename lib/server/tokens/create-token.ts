import { and, eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { recordAudit } from '@/lib/server/accounts/audit';
import type { AuditAction } from '@/lib/server/accounts/audit-actions';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { requireQuota } from '@/lib/server/accounts/quotas';
import type { Db } from '@/lib/server/db/database';
import { isLive } from './live-token';
import type { NewToken } from './new-token';
import { apiTokens } from './schema';
import { scopesOf } from './scopes';
import { makeToken } from './token-form';

const dayMs = 86_400_000;

type By = { userId: string | null; action: Extract<AuditAction, `token.created${string}`> };

/**
 * Creates a token for a member. The result is the only copy: the database stores its digest. Throws Failure
 * `invalid_input` for a scope that the member's role cannot use, and `conflict` over the quota.
 */
export async function createToken(
  db: Db,
  member: Member,
  { name, scopes, days }: NewToken,
  by: By = { userId: member.userId, action: 'token.created' },
): Promise<string> {
  const useless = scopes.find((scope) => !scopesOf(member).includes(scope));
  if (useless) {
    const issues = [{ field: 'scopes', message: `The role ${member.role} cannot use ${useless}` }];
    throw new Failure('invalid_input', 'Check the fields below.', { issues });
  }
  const { workspaceId, userId } = member;
  const token = makeToken();
  const now = new Date();
  await db.transaction(async (tx) => {
    await tx.insert(apiTokens).values({
      ...{ workspaceId, userId, name, scopes, digest: digestToken(token), lastFour: token.slice(-4) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * dayMs) },
    });
    const own = and(eq(apiTokens.workspaceId, workspaceId), isLive(now));
    await requireQuota(tx, 'tokens', { workspaceId }, apiTokens, own);
    await recordAudit(tx, { workspaceId, ...by, subject: `${name}: ${scopes.join(', ')}` });
  });
  return token;
}
