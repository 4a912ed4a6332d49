import { and, eq, ne, notExists } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { Failure } from '@/lib/base/failure';
import { linkBatches, linkBatchRows, madeLinks } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import { deleteInParts, emptyInParts } from '@/lib/server/db/delete-rows';

type Deleter = { workspaceId: string; userId: string };

/**
 * Deletes a batch and its rows, in parts. Its links stay. Throws Failure `conflict` while it runs or a request is in
 * progress. A crash can leave a canceled batch with fewer rows.
 */
export async function deleteBatch(db: Db, { workspaceId, userId }: Deleter, batchId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const sending = tx
      .select({ position: linkBatchRows.position })
      .from(linkBatchRows)
      .where(and(eq(linkBatchRows.batchId, batchId), eq(linkBatchRows.state, 'sending')));
    // A canceled batch cannot be started while its rows go.
    const [ending] = await tx
      .update(linkBatches)
      .set({ state: 'cancelled' })
      .where(
        and(
          eq(linkBatches.id, batchId),
          eq(linkBatches.workspaceId, workspaceId),
          ne(linkBatches.state, 'running'),
          notExists(sending),
        ),
      )
      .returning({ name: linkBatches.name });
    if (!ending) throw new Failure('conflict', 'Cancel the batch before you delete it.');
    await recordAudit(tx, { workspaceId, userId, action: 'batch.deleted', subject: ending.name });
  });
  await deleteInParts(db, linkBatchRows, eq(linkBatchRows.batchId, batchId));
  const which = eq(madeLinks.batchId, batchId);
  await emptyInParts(db, { table: madeLinks, column: madeLinks.batchId, which });
  await db.delete(linkBatches).where(eq(linkBatches.id, batchId));
}
