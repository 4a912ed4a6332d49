import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';

/** Creates a workspace with a seller key, for calls that never use the key's value. Returns its id. */
export async function createSellerWorkspace(db: Db): Promise<string> {
  const [workspace] = await db.insert(workspaces).values({ name: 'Shop' }).returning();
  if (!workspace) throw new Error('The workspace was not made.');
  const key = { jwe: '', prefix: '', lastFour: '', inUse: true };
  await db.insert(connections).values({ workspaceId: workspace.id, family: 'seller', ...key });
  return workspace.id;
}
