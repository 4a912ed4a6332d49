import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { recordAudit } from '@/lib/server/accounts/audit';
import type { Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import { tokensOf } from '@/lib/server/tokens/list-tokens';
import { liveAddresses } from './schema';

/** Revokes a live address that the member sees. It ends with its next request. Throws Failure `not_found`. */
export async function revokeAddress(db: Db, member: Member, id: string): Promise<void> {
  const { workspaceId, userId } = member;
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(liveAddresses)
      .set({ revokedAt: new Date() })
      .where(and(eq(liveAddresses.id, id), tokensOf(member, liveAddresses), isNull(liveAddresses.revokedAt)))
      .returning({ subject: liveAddresses.name });
    if (!revoked) throw new Failure('not_found', 'This live address is revoked already.');
    await recordAudit(tx, { workspaceId, userId, action: 'live.revoked', ...revoked });
  });
}
