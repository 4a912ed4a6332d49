import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';

/**
 * Shows or hides creators' earnings. Throws Failure `forbidden` unless the member is an owner, `conflict` in the demo.
 */
export async function showCreatorEarnings(db: Db, member: Member, shown: boolean): Promise<void> {
  requireCapability(member, 'own', 'write');
  refuseInDemo(member);
  if (shown === member.creatorEarnings) return;
  await db.transaction(async (tx) => {
    await tx.update(workspaces).set({ creatorEarnings: shown }).where(eq(workspaces.id, member.workspaceId));
    await recordAudit(tx, { ...member, action: shown ? 'earnings.shown' : 'earnings.hidden' });
  });
}
