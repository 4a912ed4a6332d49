import { eq } from 'drizzle-orm';
import { workspaces } from '@/lib/accounts/schema';
import type { Db } from '@/lib/db/database';

/** Whoever else changes the workspace's keys waits until this transaction ends, so that one of a family stays in use. */
export async function lockConnections(tx: Db, workspaceId: string): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
}
