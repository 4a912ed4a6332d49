import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { ledgerSyncs } from '@/lib/data/store/schema';
import type { SourceId } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { makeCounts, type SyncCounts, type SyncState } from '@/lib/data/terms/progress-shape';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { isFree, leaseEnd, leaseOver } from '@/lib/server/jobs/lease';
import { cancelledReason } from './sync-end';

export type SyncKey<Source extends string = SourceId> = { workspaceId: string; source: Source };
export type Lease<Source extends string = SourceId> = SyncKey<Source> & { fence: number };
/**
 * The request of a sync. `forced` counts the requests that ask for fresh days that may still change, too. If the count
 * grows while the sync runs, it fetches them once more.
 */
export type SourceRequest = { range: DayRange; forced: number };

const at = ({ workspaceId, source }: SyncKey<string>) =>
  and(
    eq(ledgerSyncs.workspaceId, workspaceId),
    isOfApiInUse(ledgerSyncs.api),
    eq(ledgerSyncs.source, source),
  );
const ownedBy = (lease: Lease<string>) =>
  and(at(lease), eq(ledgerSyncs.fence, lease.fence), eq(ledgerSyncs.state, 'running'));

const toRequest = ({ fromDay, toDay, forced }: typeof ledgerSyncs.$inferSelect): SourceRequest => ({
  range: { from: fromDay, to: toDay },
  forced,
});

/** A sync that no process runs. */
export const isAbandoned = and(eq(ledgerSyncs.state, 'running'), isFree(ledgerSyncs.leaseUntil));

/** The sync has not ended, and nobody canceled it: its request is still to be served. */
const isUnserved = sql`(${ledgerSyncs.state} = 'running' AND NOT ${ledgerSyncs.cancelAsked})`;

/**
 * Takes the lease of a source for this process; null while another process has it. Adds the request of a dead process.
 * Uses the database's clock.
 */
export async function takeLease<Source extends string>(
  db: Db,
  key: SyncKey<Source>,
  { range, forced }: SourceRequest,
): Promise<{ lease: Lease<Source>; request: SourceRequest } | null> {
  const fresh = {
    forced,
    state: 'running' as const,
    fromDay: range.from,
    toDay: range.to,
    leaseUntil: leaseEnd,
    cancelAsked: false,
    counts: makeCounts(),
    reason: null,
    startedAt: sql`now()`,
    finishedAt: null,
  };
  const [row] = await db
    .insert(ledgerSyncs)
    .values({ ...key, ...fresh, fence: 1 })
    .onConflictDoUpdate({
      target: [ledgerSyncs.workspaceId, ledgerSyncs.api, ledgerSyncs.source],
      set: {
        ...fresh,
        fromDay: sql`CASE WHEN ${isUnserved} THEN least(${ledgerSyncs.fromDay}, ${range.from}) ELSE ${range.from} END`,
        toDay: sql`CASE WHEN ${isUnserved} THEN greatest(${ledgerSyncs.toDay}, ${range.to}) ELSE ${range.to} END`,
        forced: sql`CASE WHEN ${isUnserved} THEN ${ledgerSyncs.forced} ELSE 0 END + ${forced}::integer`,
        fence: sql`${ledgerSyncs.fence} + 1`,
      },
      setWhere: or(ne(ledgerSyncs.state, 'running'), isFree(ledgerSyncs.leaseUntil)),
    })
    .returning();
  return row ? { lease: { ...key, fence: row.fence }, request: toRequest(row) } : null;
}

/** Adds a request to the running sync, atomically. False if none is running, or it was canceled and is about to end. */
export async function widenSync(db: Db, key: SyncKey, { range, forced }: SourceRequest): Promise<boolean> {
  const widened = await db
    .update(ledgerSyncs)
    .set({
      fromDay: sql`least(${ledgerSyncs.fromDay}, ${range.from})`,
      toDay: sql`greatest(${ledgerSyncs.toDay}, ${range.to})`,
      forced: sql`${ledgerSyncs.forced} + ${forced}::integer`,
    })
    .where(and(at(key), isUnserved))
    .returning({ fence: ledgerSyncs.fence });
  return widened.length > 0;
}

/** Renews the lease and stores the sync's progress. Null if the lease was lost. */
export async function renewLease(
  db: Db,
  lease: Lease<string>,
  counts: SyncCounts,
): Promise<{ cancelAsked: boolean; range: DayRange } | null> {
  const [row] = await db
    .update(ledgerSyncs)
    .set({ leaseUntil: leaseEnd, counts })
    .where(ownedBy(lease))
    .returning({
      cancelAsked: ledgerSyncs.cancelAsked,
      fromDay: ledgerSyncs.fromDay,
      toDay: ledgerSyncs.toDay,
    });
  return row ? { cancelAsked: row.cancelAsked, range: { from: row.fromDay, to: row.toDay } } : null;
}

type End = { state: Exclude<SyncState, 'idle' | 'running'>; reason: string | null; counts: SyncCounts };

/** Ends the sync with a state and releases the lease. Does nothing if it was lost. */
export async function endLease(db: Db, lease: Lease<string>, end: End): Promise<void> {
  await db
    .update(ledgerSyncs)
    .set({ ...end, finishedAt: sql`now()` })
    .where(ownedBy(lease));
}

/** Like endLease, unless more than `fetched` has been requested meanwhile. Then the sync continues with that. */
export async function endLeaseUnlessWidened(
  db: Db,
  lease: Lease,
  end: End,
  { range, forced }: SourceRequest,
): Promise<SourceRequest | null> {
  const asFetched = and(
    eq(ledgerSyncs.fromDay, range.from),
    eq(ledgerSyncs.toDay, range.to),
    eq(ledgerSyncs.forced, forced),
  );
  const ended = await db
    .update(ledgerSyncs)
    .set({ ...end, finishedAt: sql`now()` })
    .where(and(ownedBy(lease), asFetched))
    .returning({ fence: ledgerSyncs.fence });
  if (ended.length > 0) return null;
  const [row] = await db.select().from(ledgerSyncs).where(ownedBy(lease));
  return row ? toRequest(row) : null;
}

/** Releases the lease but leaves the sync running, so that another process resumes it. */
export async function releaseLease(db: Db, lease: Lease<string>): Promise<void> {
  await db.update(ledgerSyncs).set({ leaseUntil: sql`now()` }).where(ownedBy(lease));
}

/** For the start of a process that knows it is alone: all other holders are dead. */
export async function expireLeases(db: Db): Promise<void> {
  await db
    .update(ledgerSyncs)
    .set({ leaseUntil: leaseOver })
    .where(and(eq(ledgerSyncs.state, 'running'), isOfApiInUse(ledgerSyncs.api)));
}

/** Ends canceled syncs whose process died before it noticed. */
export async function endCancelled(db: Db): Promise<void> {
  await db
    .update(ledgerSyncs)
    .set({
      state: 'cancelled',
      reason: cancelledReason,
      counts: sql`${ledgerSyncs.counts} || '{"concurrency": 0, "secondsLeft": null, "trouble": null}'`,
      finishedAt: sql`now()`,
    })
    .where(and(isAbandoned, eq(ledgerSyncs.cancelAsked, true)));
}

/** Requests running syncs to cancel, in any process. Ends those whose process died. */
export async function askToCancel(db: Db, workspaceId: string, sources: readonly SourceId[]): Promise<void> {
  await db
    .update(ledgerSyncs)
    .set({ cancelAsked: true })
    .where(
      and(
        eq(ledgerSyncs.workspaceId, workspaceId),
        isOfApiInUse(ledgerSyncs.api),
        inArray(ledgerSyncs.source, [...sources]),
        eq(ledgerSyncs.state, 'running'),
      ),
    );
  await endCancelled(db);
}
