import { randomUUID } from 'node:crypto';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';

/** A workspace with a person and a creator token. */
export async function makeWorkspace(db: Db): Promise<{ workspaceId: string; userId: string }> {
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, name: 'Ada' })
    .returning();
  const [workspace] = await db.insert(workspaces).values({ name: 'Studio' }).returning();
  if (!user || !workspace) throw new Error('The workspace was not made.');
  const ids = { workspaceId: workspace.id, userId: user.id };
  await db.insert(memberships).values({ ...ids, role: 'owner' });
  await giveToken(db, ids.workspaceId);
  return ids;
}

export async function giveToken(db: Db, workspaceId: string): Promise<void> {
  await db
    .insert(connections)
    .values({ workspaceId, family: 'creator', jwe: 'x', prefix: 'x', lastFour: 'xxxx', inUse: true });
}
