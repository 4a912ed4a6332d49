import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';

/** Whether the workspace requires a second factor. */
export async function readFactorSetting(db: Db, workspaceId: string): Promise<boolean> {
  const required = and(eq(workspaces.id, workspaceId), eq(workspaces.secondFactor, true));
  return (await db.$count(workspaces, required)) > 0;
}

/**
 * Requires a second factor of members who sign in with a password, or no longer. Throws Failure `forbidden` unless the
 * member is an owner, `conflict` in the demo.
 */
export async function setFactorSetting(db: Db, member: Member, required: boolean): Promise<void> {
  requireCapability(member, 'own', 'write');
  refuseInDemo(member);
  const { workspaceId, userId } = member;
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(workspaces)
      .set({ secondFactor: required })
      .where(and(eq(workspaces.id, workspaceId), ne(workspaces.secondFactor, required)))
      .returning({ id: workspaces.id });
    const action = required ? 'factor.required' : 'factor.optional';
    if (changed.length > 0) await recordAudit(tx, { workspaceId, userId, action });
  });
}
