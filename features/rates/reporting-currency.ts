import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';

const column = { currency: workspaces.reportingCurrency };

/** The workspace's reporting currency; null if it has none. */
export async function readReportingCurrency(db: Db, workspaceId: string): Promise<string | null> {
  const [found] = await db.select(column).from(workspaces).where(eq(workspaces.id, workspaceId));
  return found?.currency ?? null;
}

/** Sets or clears the reporting currency. Stored rates stay. Throws Failure `forbidden`. */
export async function setReportingCurrency(db: Db, member: Member, currency: string | null): Promise<void> {
  requireCapability(member, 'manage', 'write');
  const own = eq(workspaces.id, member.workspaceId);
  await db.transaction(async (tx) => {
    const [current] = await tx.select(column).from(workspaces).where(own).for('no key update');
    if (current?.currency === currency) return;
    await tx.update(workspaces).set({ reportingCurrency: currency }).where(own);
    await recordAudit(tx, { ...member, action: 'rates.currency', subject: currency ?? 'none' });
  });
}

/**
 * Locks rates and the reporting currency until the transaction ends, and checks that `to` still is the reporting
 * currency. Without the lock, two imports could deadlock. Throws Failure `conflict`.
 */
export async function requireReportingCurrency(tx: Db, workspaceId: string, to: string): Promise<void> {
  const [current] = await tx
    .select(column)
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
  if (current?.currency === to) return;
  const message = current?.currency
    ? `The reporting currency is ${current.currency} now. Reload, then try again.`
    : 'Choose a reporting currency first.';
  throw new Failure('conflict', message, {
    issues: [{ field: 'to', message: 'must be the reporting currency' }],
  });
}
