import { eq } from 'drizzle-orm';
import { workspaces } from '@/lib/accounts/schema';
import type { Db } from '@/lib/db/database';

/** Locks the workspace's keys until this transaction ends, so that one per family stays in use. */
export async function lockConnections(tx: Db, workspaceId: string): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
}
