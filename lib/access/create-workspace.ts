import { and, eq } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { memberships, workspaces } from '@/lib/server/identity/schema';
import { recordAudit } from './audit';
import { requireQuota } from './quotas';

/** Creates a workspace with its first owner. Returns its id. */
export async function createWorkspace(
  db: Db,
  { name, ownerId, demo = false }: { name: string; ownerId: string; demo?: boolean },
): Promise<string> {
  return db.transaction(async (tx) => {
    const [workspace] = await tx.insert(workspaces).values({ name, demo }).returning({ id: workspaces.id });
    if (!workspace) throw new Error('The workspace was not stored.');
    await tx.insert(memberships).values({ workspaceId: workspace.id, userId: ownerId, role: 'owner' });
    return workspace.id;
  });
}

/** Creates a workspace on a person's request, and audits it. Returns its id. */
export async function createOwnWorkspace(
  db: Db,
  { name, userId }: { name: string; userId: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const workspaceId = await createWorkspace(tx, { name, ownerId: userId });
    const owned = and(eq(memberships.userId, userId), eq(memberships.role, 'owner'));
    await requireQuota(tx, 'workspaces', { userId }, memberships, owned);
    await recordAudit(tx, { workspaceId, userId, action: 'workspace.created', subject: name });
    return workspaceId;
  });
}
