import { and, eq, ne, notExists } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { linkBatches, linkBatchRows } from '@/lib/data/links/schema';
import { recordAudit } from '@/lib/server/accounts/audit';
import type { Db } from '@/lib/server/db/database';

type Deleter = { workspaceId: string; userId: string };

/** Deletes a batch and its rows. Its links stay. Throws Failure `conflict` while it runs or a request is in progress. */
export async function deleteBatch(db: Db, { workspaceId, userId }: Deleter, batchId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const sending = tx
      .select({ position: linkBatchRows.position })
      .from(linkBatchRows)
      .where(and(eq(linkBatchRows.batchId, batchId), eq(linkBatchRows.state, 'sending')));
    const [gone] = await tx
      .delete(linkBatches)
      .where(
        and(
          eq(linkBatches.id, batchId),
          eq(linkBatches.workspaceId, workspaceId),
          ne(linkBatches.state, 'running'),
          notExists(sending),
        ),
      )
      .returning({ name: linkBatches.name });
    if (!gone) throw new Failure('conflict', 'Cancel the batch before you delete it.');
    await recordAudit(tx, { workspaceId, userId, action: 'batch.deleted', subject: gone.name });
  });
}
