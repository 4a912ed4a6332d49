import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/db/api-in-use';
import type { Db } from '@/lib/db/database';
import type { SourceId } from '../datasets';
import type { DayRange } from '../days';
import { ledgerSyncs } from '../schema';
import { makeCounts, type SyncCounts, type SyncState } from './progress-shape';
import { cancelledReason } from './sync-end';

export type SyncPlace<Source extends string = SourceId> = { workspaceId: string; source: Source };
export type Lease<Source extends string = SourceId> = SyncPlace<Source> & { fence: number };
/** What a sync is asked for; `force`: what may still change, even where it is fresh. */
export type Wanted = { range: DayRange; force: boolean };

/** A process that dies is succeeded after this long. */
export const leaseSeconds = 10;

const untilLater = sql`now() + make_interval(secs => ${leaseSeconds})`;
const at = ({ workspaceId, source }: SyncPlace<string>) =>
  and(
    eq(ledgerSyncs.workspaceId, workspaceId),
    isOfApiInUse(ledgerSyncs.api),
    eq(ledgerSyncs.source, source),
  );
const heldBy = (lease: Lease<string>) =>
  and(at(lease), eq(ledgerSyncs.fence, lease.fence), eq(ledgerSyncs.state, 'running'));

/** Whoever held it died, or is about to learn that it lost it. */
export const isExpired = lt(ledgerSyncs.leaseUntil, sql`now()`);

/** Takes the lease of a source for this process; null while another holds it. The database's clock counts. */
export async function takeLease<Source extends string>(
  db: Db,
  place: SyncPlace<Source>,
  { range, force }: Wanted,
): Promise<Lease<Source> | null> {
  const fresh = {
    force,
    state: 'running' as const,
    fromDay: range.from,
    toDay: range.to,
    leaseUntil: untilLater,
    cancelAsked: false,
    counts: makeCounts(),
    reason: null,
    startedAt: sql`now()`,
    finishedAt: null,
  };
  const [row] = await db
    .insert(ledgerSyncs)
    .values({ ...place, ...fresh, fence: 1 })
    .onConflictDoUpdate({
      target: [ledgerSyncs.workspaceId, ledgerSyncs.api, ledgerSyncs.source],
      set: { ...fresh, fence: sql`${ledgerSyncs.fence} + 1` },
      setWhere: or(ne(ledgerSyncs.state, 'running'), isExpired),
    })
    .returning({ fence: ledgerSyncs.fence });
  return row ? { ...place, fence: row.fence } : null;
}

/** Asks the running sync for this too, whoever else does at the same moment. False where none runs. */
export async function widenSync(db: Db, place: SyncPlace, { range, force }: Wanted): Promise<boolean> {
  const widened = await db
    .update(ledgerSyncs)
    .set({
      fromDay: sql`least(${ledgerSyncs.fromDay}, ${range.from})`,
      toDay: sql`greatest(${ledgerSyncs.toDay}, ${range.to})`,
      force: sql`${ledgerSyncs.force} OR ${force}`,
    })
    .where(and(at(place), eq(ledgerSyncs.state, 'running')))
    .returning({ fence: ledgerSyncs.fence });
  return widened.length > 0;
}

/** Keeps the lease and tells how far the sync is. Null: the lease is lost. */
export async function renewLease(
  db: Db,
  lease: Lease<string>,
  counts: SyncCounts,
): Promise<{ cancelAsked: boolean; range: DayRange } | null> {
  const [row] = await db
    .update(ledgerSyncs)
    .set({ leaseUntil: untilLater, counts })
    .where(heldBy(lease))
    .returning({
      cancelAsked: ledgerSyncs.cancelAsked,
      fromDay: ledgerSyncs.fromDay,
      toDay: ledgerSyncs.toDay,
    });
  return row ? { cancelAsked: row.cancelAsked, range: { from: row.fromDay, to: row.toDay } } : null;
}

type End = { state: Exclude<SyncState, 'idle' | 'running'>; reason: string | null; counts: SyncCounts };

/** Ends the sync in a stated state and frees the lease; nothing where it was lost. */
export async function endLease(db: Db, lease: Lease<string>, end: End): Promise<void> {
  await db
    .update(ledgerSyncs)
    .set({ ...end, finishedAt: sql`now()` })
    .where(heldBy(lease));
}

/** As endLease, unless more than `fetched` was asked for meanwhile: then the sync goes on, and gets that. */
export async function endLeaseUnlessWidened(
  db: Db,
  lease: Lease,
  end: End,
  { range, force }: Wanted,
): Promise<Wanted | null> {
  const asFetched = and(
    eq(ledgerSyncs.fromDay, range.from),
    eq(ledgerSyncs.toDay, range.to),
    eq(ledgerSyncs.force, force),
  );
  const ended = await db
    .update(ledgerSyncs)
    .set({ ...end, finishedAt: sql`now()` })
    .where(and(heldBy(lease), asFetched))
    .returning({ fence: ledgerSyncs.fence });
  if (ended.length > 0) return null;
  const [row] = await db.select().from(ledgerSyncs).where(heldBy(lease));
  return row ? { range: { from: row.fromDay, to: row.toDay }, force: row.force } : null;
}

/** Leaves the sync to whoever comes next: it stays running, and its lease is free. */
export async function releaseLease(db: Db, lease: Lease<string>): Promise<void> {
  await db.update(ledgerSyncs).set({ leaseUntil: sql`now()` }).where(heldBy(lease));
}

/** Ends syncs that were asked to stop and whose process died before it heard: nobody else would. */
export async function endCancelled(db: Db): Promise<void> {
  await db
    .update(ledgerSyncs)
    .set({
      state: 'cancelled',
      reason: cancelledReason,
      counts: sql`${ledgerSyncs.counts} || '{"concurrency": 0, "secondsLeft": null, "trouble": null}'`,
      finishedAt: sql`now()`,
    })
    .where(and(eq(ledgerSyncs.state, 'running'), eq(ledgerSyncs.cancelAsked, true), isExpired));
}

/** Asks running syncs to stop, wherever they run; one whose process died ends here. */
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
