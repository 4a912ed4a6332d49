import type { Db } from '@/lib/db/database';
import { memberships, workspaces } from './schema';

/** Makes a workspace with its first owner, and gives its id. */
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
