import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { lockWorkspace } from '@/lib/access/quotas';
import { counted } from '@/lib/base/counted';
import { Failure } from '@/lib/base/failure';
import { sumUnits, toUnits, unitsText } from '@/lib/data/terms/units';
import type { Db } from '@/lib/server/db/database';
import { ownCredits } from './own-credits';
import { bonusCredits } from './schema';

/** Deletes a bonus credit and those of other marketplaces for its month, brand and currency. Throws Failure `not_found`. */
export async function deleteCredit(db: Db, member: Member, id: string): Promise<void> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  const own = ownCredits(workspaceId);
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const [credit] = await tx
      .select()
      .from(bonusCredits)
      .where(and(own, eq(bonusCredits.id, id)));
    if (!credit) throw new Failure('not_found', 'This bonus credit no longer exists.');
    const { currency, month, brand } = credit;
    const deleted = await tx
      .delete(bonusCredits)
      .where(
        and(
          own,
          eq(bonusCredits.month, month),
          eq(bonusCredits.brand, brand),
          eq(bonusCredits.currency, currency),
        ),
      )
      .returning({ amount: bonusCredits.amount });
    const amount = unitsText(sumUnits(deleted.map((one) => toUnits(one.amount))));
    const subject = `${Number(amount)} ${currency}, brand ${brand}, ${month}`;
    await recordAudit(tx, { ...member, action: 'credits.deleted', subject });
  });
}

/**
 * Undoes an import: deletes the credits that it added, and restores the amounts that it replaced. Later imports keep theirs.
 * Throws Failure `not_found`.
 */
export async function undoImport(db: Db, member: Member, importId: string): Promise<void> {
  requireCapability(member, 'manage', 'write');
  const { workspaceId } = member;
  const own = and(ownCredits(workspaceId), eq(bonusCredits.importId, importId));
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const deleted = await tx
      .delete(bonusCredits)
      .where(and(own, isNull(bonusCredits.replaced)))
      .returning({ id: bonusCredits.id });
    const restored = await tx
      .update(bonusCredits)
      .set({ amount: sql`${bonusCredits.replaced}`, replaced: null, importId: null })
      .where(own)
      .returning({ id: bonusCredits.id });
    const count = deleted.length + restored.length;
    if (count === 0) throw new Failure('not_found', 'This import no longer has bonus credits.');
    await recordAudit(tx, { ...member, action: 'credits.undone', subject: counted(count, 'bonus credit') });
  });
}
