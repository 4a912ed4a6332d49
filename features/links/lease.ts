import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { linkBatches, linkBatchRows } from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { isFree, leaseEnd, leaseOver } from '@/lib/server/jobs/lease';
import { markOrphanedRequests } from './claim-request';

/** Batches of the API in use that should run, but that no process runs. */
export async function listOrphans(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: linkBatches.id })
    .from(linkBatches)
    .where(
      and(isOfApiInUse(linkBatches.api), eq(linkBatches.state, 'running'), isFree(linkBatches.leaseUntil)),
    );
  return rows.map((row) => row.id);
}

/**
 * Takes a batch for `owner`. Rows that a previous owner was sending become unknown. Undefined if another process has
 * it, or it must not run.
 */
export async function takeBatchLease(db: Db, batchId: string, owner: string) {
  return db.transaction(async (tx) => {
    const [left] = await tx
      .select({ owner: linkBatches.leaseOwner })
      .from(linkBatches)
      .where(eq(linkBatches.id, batchId))
      .for('update');
    const [batch] = await tx
      .update(linkBatches)
      .set({ leaseOwner: owner, leaseUntil: leaseEnd })
      .where(
        and(eq(linkBatches.id, batchId), eq(linkBatches.state, 'running'), isFree(linkBatches.leaseUntil)),
      )
      .returning({ workspaceId: linkBatches.workspaceId, userId: linkBatches.userId });
    if (!batch) return undefined;
    await markSendingUnknown(tx, batchId, { previous: left?.owner ?? null, owner });
    return batch;
  });
}

type Owners = { previous: string | null; owner: string };

/**
 * A process that could not renew or release its lease is its own previous owner. It may be sending other requests, so
 * these stay claimed. Claims of the batch's rows become unknown after a minute.
 */
async function markSendingUnknown(db: Db, batchId: string, { previous, owner }: Owners): Promise<void> {
  if (previous !== null && previous !== owner) await markOrphanedRequests(db, previous);
  await db
    .update(linkBatchRows)
    .set({
      state: 'unknown',
      reason: 'The server stopped before the API responded. The link may exist.',
      updatedAt: sql`now()`,
    })
    .where(and(eq(linkBatchRows.batchId, batchId), eq(linkBatchRows.state, 'sending')));
}

/**
 * Ends rows that a dead process was sending for batches that nobody will take any more, because they were paused or
 * canceled. A running process renews its lease, so an expired one belongs to a dead process or survived an outage.
 */
export async function settleOrphans(db: Db, owner: string): Promise<void> {
  await db.transaction(async (tx) => {
    const orphans = await tx
      .select({ id: linkBatches.id, previous: linkBatches.leaseOwner })
      .from(linkBatches)
      .where(
        and(
          ne(linkBatches.state, 'running'),
          isNotNull(linkBatches.leaseOwner),
          isFree(linkBatches.leaseUntil),
        ),
      )
      .for('update', { skipLocked: true });
    for (const { id, previous } of orphans) {
      await tx.update(linkBatches).set({ leaseOwner: null, leaseUntil: null }).where(eq(linkBatches.id, id));
      await markSendingUnknown(tx, id, { previous, owner });
    }
  });
}

/** For the start of a process that knows it is alone: all other owners of batches and requests are dead. */
export async function endLeftovers(db: Db): Promise<void> {
  await markOrphanedRequests(db);
  await db.update(linkBatches).set({ leaseUntil: leaseOver }).where(isNotNull(linkBatches.leaseOwner));
}

/** Renews the lease; false if another process has the batch. */
export async function renewBatchLease(db: Db, batchId: string, owner: string): Promise<boolean> {
  const renewed = await db
    .update(linkBatches)
    .set({ leaseUntil: leaseEnd })
    .where(and(eq(linkBatches.id, batchId), eq(linkBatches.leaseOwner, owner)))
    .returning({ id: linkBatches.id });
  return renewed.length > 0;
}

/** Releases the batch, so that another process need not wait. */
export async function dropBatchLease(db: Db, batchId: string, owner: string): Promise<void> {
  await db
    .update(linkBatches)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(linkBatches.id, batchId), eq(linkBatches.leaseOwner, owner)));
}
