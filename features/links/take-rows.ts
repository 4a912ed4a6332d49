import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { linkBatches, linkBatchRows } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';

export type TakenRow = typeof linkBatchRows.$inferSelect;

/**
 * Marks up to `limit` waiting rows as being sent, in order of position, while the batch runs and belongs to the owner.
 */
export async function takeRows(db: Db, batchId: string, owner: string, limit: number): Promise<TakenRow[]> {
  const mine = db
    .select({ one: sql`1` })
    .from(linkBatches)
    .where(
      and(eq(linkBatches.id, batchId), eq(linkBatches.state, 'running'), eq(linkBatches.leaseOwner, owner)),
    );
  const next = db
    .select({ position: linkBatchRows.position })
    .from(linkBatchRows)
    .where(and(eq(linkBatchRows.batchId, batchId), eq(linkBatchRows.state, 'waiting')))
    .orderBy(asc(linkBatchRows.position))
    .limit(limit);
  const rows = await db
    .update(linkBatchRows)
    .set({ state: 'sending', attempts: sql`${linkBatchRows.attempts} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(linkBatchRows.batchId, batchId),
        eq(linkBatchRows.state, 'waiting'),
        inArray(linkBatchRows.position, next),
        exists(mine),
      ),
    )
    .returning();
  return rows.sort((a, b) => a.position - b.position);
}
