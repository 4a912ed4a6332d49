import { and, eq, inArray, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { type BatchState, linkBatches, linkBatchRows } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';

export const batchActions = ['start', 'pause', 'cancel', 'retry-unknown', 'retry-refused'] as const;
export type BatchAction = (typeof batchActions)[number];

const from: Record<BatchAction, readonly BatchState[]> = {
  start: ['ready', 'paused', 'running'],
  pause: ['running', 'paused'],
  cancel: ['ready', 'running', 'paused', 'cancelled'],
  'retry-unknown': ['running', 'paused', 'finished', 'cancelled'],
  'retry-refused': ['running', 'paused', 'finished', 'cancelled'],
};

/**
 * Starts, resumes, pauses or cancels a batch, or retries rows that a person chose; in a canceled batch, only those.
 * Requests in progress finish. Throws Failure `conflict` if the batch's state does not allow it.
 */
export async function controlBatch(db: Db, batchId: string, action: BatchAction): Promise<void> {
  await db.transaction(async (tx) => {
    const [batch] = await tx
      .select({ state: linkBatches.state })
      .from(linkBatches)
      .where(and(eq(linkBatches.id, batchId), inArray(linkBatches.state, [...from[action]])))
      .for('update');
    if (!batch) throw new Failure('conflict', 'The batch has ended, or has not begun.');
    await tx.update(linkBatches).set(changes(action)).where(eq(linkBatches.id, batchId));
    if (batch.state === 'cancelled' && action !== 'cancel') await dropWaiting(tx, batchId);
    if (action === 'retry-unknown') await putBack(tx, batchId, 'unknown');
    if (action === 'retry-refused') await putBack(tx, batchId, 'refused');
  });
}

function changes(action: BatchAction) {
  if (action === 'pause') return { state: 'paused', note: null } as const;
  if (action === 'cancel') return { state: 'cancelled', note: null, finishedAt: sql`now()` } as const;
  return {
    state: 'running',
    note: null,
    finishedAt: null,
    startedAt: sql`coalesce(${linkBatches.startedAt}, now())`,
  } as const;
}

async function dropWaiting(db: Db, batchId: string): Promise<void> {
  await db
    .update(linkBatchRows)
    .set({ state: 'dropped', updatedAt: sql`now()` })
    .where(and(eq(linkBatchRows.batchId, batchId), eq(linkBatchRows.state, 'waiting')));
}

/**
 * `again` permits a request with an unknown outcome to be sent again. A rejected one was released and needs no
 * permission.
 */
async function putBack(db: Db, batchId: string, state: 'unknown' | 'refused'): Promise<void> {
  await db
    .update(linkBatchRows)
    .set({ state: 'waiting', reason: null, again: state === 'unknown', updatedAt: sql`now()` })
    .where(and(eq(linkBatchRows.batchId, batchId), eq(linkBatchRows.state, state)));
}
