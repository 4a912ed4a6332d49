import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { lockClosings, subjectOf } from './close-month';
import { ownClosings } from './read-closings';
import { closings } from './schema';

/**
 * Deletes the newest closing of its currency and its invoices. The month is open again, and the adjustments it included
 * are pending again. Throws Failure `forbidden`, `not_found`, and `conflict` if a later month is closed.
 */
export async function reopenMonth(db: Db, member: Member, id: string): Promise<void> {
  requireCapability(member, 'own', 'write');
  const own = ownClosings(member.workspaceId);
  await db.transaction(async (tx) => {
    await lockClosings(tx, member.workspaceId);
    const [closing] = await tx
      .select({ month: closings.month, currency: closings.currency })
      .from(closings)
      .where(and(own, eq(closings.id, id)));
    if (!closing) throw new Failure('not_found', 'This closing no longer exists.');
    const [later] = await tx
      .select({ id: closings.id })
      .from(closings)
      .where(and(own, eq(closings.currency, closing.currency), gt(closings.month, closing.month)))
      .limit(1);
    if (later) throw new Failure('conflict', 'A later month is closed. Reopen the newest one first.');
    await tx.delete(closings).where(and(own, eq(closings.id, id)));
    await recordAudit(tx, { ...member, action: 'month.reopened', subject: subjectOf(closing) });
  });
}
