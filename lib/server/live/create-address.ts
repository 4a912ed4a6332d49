import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/server/accounts/audit';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { requireQuota } from '@/lib/server/accounts/quotas';
import type { Db } from '@/lib/server/db/database';
import { isLive } from '@/lib/server/tokens/live-token';
import { makeToken } from '@/lib/server/tokens/token-form';
import type { NewLiveAddress } from './new-address';
import { liveAddresses } from './schema';

const dayMs = 86_400_000;

/**
 * Creates a live address for a member, and returns its secret. That is the only copy: the database stores its digest.
 * Throws Failure `conflict` over the quota.
 */
export async function createAddress(
  db: Db,
  { workspaceId, userId }: Member,
  { days, ...address }: NewLiveAddress,
): Promise<string> {
  const secret = makeToken('pdl');
  const now = new Date();
  await db.transaction(async (tx) => {
    await tx.insert(liveAddresses).values({
      ...{ ...address, workspaceId, userId, digest: digestToken(secret), lastFour: secret.slice(-4) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * dayMs) },
    });
    const own = and(eq(liveAddresses.workspaceId, workspaceId), isLive(now, liveAddresses));
    await requireQuota(tx, 'liveAddresses', { workspaceId }, liveAddresses, own);
    const subject = `${address.name}: ${address.list}`;
    await recordAudit(tx, { workspaceId, userId, action: 'live.created', subject });
  });
  return secret;
}
