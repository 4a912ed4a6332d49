import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import { lockConnections } from './lock-connections';
import { connections } from './schema';

/** One connection of a workspace. Throws Failure `not_found`. */
export async function findConnection(db: Db, workspaceId: string, id: string) {
  const [row] = await db
    .select()
    .from(connections)
    .where(and(eq(connections.id, id), eq(connections.workspaceId, workspaceId)));
  if (!row) throw new Failure('not_found', 'This key has been removed already.');
  return row;
}

/** Makes a kept key the one that calls are made with. Throws Failure `not_found`. */
export async function setConnectionInUse(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockConnections(tx, workspaceId);
    const { family } = await findConnection(tx, workspaceId, id);
    await tx
      .update(connections)
      .set({ inUse: false })
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.family, family)));
    await tx.update(connections).set({ inUse: true }).where(eq(connections.id, id));
  });
}

/** Removes a key for good; where it was in use, the newest of its family takes its place. Throws Failure `not_found`. */
export async function removeConnection(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockConnections(tx, workspaceId);
    const [removed] = await tx
      .delete(connections)
      .where(and(eq(connections.id, id), eq(connections.workspaceId, workspaceId)))
      .returning({ family: connections.family, inUse: connections.inUse });
    if (!removed) throw new Failure('not_found', 'This key has been removed already.');
    if (!removed.inUse) return;
    const [next] = await tx
      .select({ id: connections.id })
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.family, removed.family)))
      .orderBy(desc(connections.createdAt))
      .limit(1);
    if (next) await tx.update(connections).set({ inUse: true }).where(eq(connections.id, next.id));
  });
}
