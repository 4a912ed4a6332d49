import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/server/accounts/audit';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { hashPassword } from '@/lib/server/accounts/password';
import { requireQuota } from '@/lib/server/accounts/quotas';
import type { Db } from '@/lib/server/db/database';
import { isLive } from '@/lib/server/tokens/live-token';
import { makeToken } from '@/lib/server/tokens/token-form';
import type { NewShare } from './new-share';
import { shares } from './schema';

const dayMs = 86_400_000;

/**
 * Creates a share for a member, and returns its secret. That is the only copy: the database stores its digest, and the
 * hash of the password. Throws Failure `conflict` over the quota.
 */
export async function createShare(
  db: Db,
  { workspaceId, userId }: Member,
  { days, password, ...share }: NewShare,
): Promise<string> {
  const secret = makeToken('pds');
  const passwordHash = password === null ? null : await hashPassword(password);
  const now = new Date();
  await db.transaction(async (tx) => {
    await tx.insert(shares).values({
      ...{ ...share, workspaceId, userId, passwordHash },
      ...{ digest: digestToken(secret), lastFour: secret.slice(-4) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * dayMs) },
    });
    const own = and(eq(shares.workspaceId, workspaceId), isLive(now, shares));
    await requireQuota(tx, 'shares', { workspaceId }, shares, own);
    const subject = `${share.name}: ${share.page}`;
    await recordAudit(tx, { workspaceId, userId, action: 'share.created', subject });
  });
  return secret;
}
