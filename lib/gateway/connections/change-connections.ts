import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { lockWorkspace } from '@/lib/access/quotas';
import { Failure } from '@/lib/base/failure';
import { isOfOtherApi } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { isKeyOf } from './connection-in-use';
import { connections } from './schema';

/** One connection of a workspace. Throws Failure `not_found`. */
export async function findConnection(db: Db, workspaceId: string, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(connections), otherApi: isOfOtherApi(connections.api) })
    .from(connections)
    .where(and(eq(connections.id, id), eq(connections.workspaceId, workspaceId)));
  if (!row) throw new Failure('not_found', 'This key was already removed.');
  return row;
}

/** Selects a stored key for calls. Throws Failure `not_found`, or `conflict` for a key of another API. */
export async function setConnectionInUse(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { family, otherApi } = await findConnection(tx, workspaceId, id);
    if (otherApi) throw madeForAnotherApi();
    await tx.update(connections).set({ inUse: false }).where(isKeyOf(workspaceId, family));
    await tx.update(connections).set({ inUse: true }).where(eq(connections.id, id));
  });
}

/**
 * Deletes a key. If it was in use, the newest key of the same API and family replaces it. Throws Failure `not_found`.
 */
export async function removeConnection(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const [removed] = await tx
      .delete(connections)
      .where(and(eq(connections.id, id), eq(connections.workspaceId, workspaceId)))
      .returning({ api: connections.api, family: connections.family, inUse: connections.inUse });
    if (!removed) throw new Failure('not_found', 'This key was already removed.');
    if (!removed.inUse) return;
    const [next] = await tx
      .select({ id: connections.id })
      .from(connections)
      .where(
        and(
          eq(connections.workspaceId, workspaceId),
          eq(connections.api, removed.api),
          eq(connections.family, removed.family),
        ),
      )
      .orderBy(desc(connections.createdAt))
      .limit(1);
    if (next) await tx.update(connections).set({ inUse: true }).where(eq(connections.id, next.id));
  });
}

/** A key is only sent to the API that it was entered for. */
export const madeForAnotherApi = () =>
  new Failure('conflict', 'Belongs to another API. Enter the key again.');
