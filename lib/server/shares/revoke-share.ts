import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { recordAudit } from '@/lib/server/accounts/audit';
import type { Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { shares } from './schema';

/** Revokes a share that the member sees. It ends with its next view. Throws Failure `not_found`. */
export async function revokeShare(db: Db, member: Member, id: string): Promise<void> {
  const { workspaceId, userId } = member;
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(shares)
      .set({ revokedAt: new Date() })
      .where(and(eq(shares.id, id), tokensOf(member, shares), isNull(shares.revokedAt)))
      .returning({ subject: shares.name });
    if (!revoked) throw new Failure('not_found', 'This shared page is revoked already.');
    await recordAudit(tx, { workspaceId, userId, action: 'share.revoked', ...revoked });
  });
}
