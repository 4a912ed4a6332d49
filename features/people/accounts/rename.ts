import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import type { Db } from '@/lib/server/db/database';
import { users, workspaces } from '@/lib/server/identity/schema';

/**
 * Changes the member's name in every workspace. Throws Failure `conflict` in the demo.
 */
export async function renameAccount(db: Db, member: Member, name: string): Promise<void> {
  refuseInDemo(member);
  if (name === member.name) return;
  const subject = `${member.name} to ${name}`;
  await db.transaction(async (tx) => {
    await tx.update(users).set({ name }).where(eq(users.id, member.userId));
    await recordAudit(tx, { ...member, action: 'account.renamed', subject });
  });
}

/** Changes the workspace's name. Throws Failure `forbidden` without permission, and like renameAccount. */
export async function renameWorkspace(db: Db, member: Member, name: string): Promise<void> {
  requireCapability(member, 'manage', 'write');
  refuseInDemo(member);
  if (name === member.workspaceName) return;
  const subject = `${member.workspaceName} to ${name}`;
  await db.transaction(async (tx) => {
    await tx.update(workspaces).set({ name }).where(eq(workspaces.id, member.workspaceId));
    await recordAudit(tx, { ...member, action: 'workspace.renamed', subject });
  });
}
