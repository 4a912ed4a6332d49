import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { toOneLine } from '@/lib/language/format/clean-text';
import type { Db } from '@/lib/server/db/database';
import { implausible, isFree, leaseEnd } from './lease';
import { nextRun } from './next-run';
import { scheduledRuns, scheduledWork } from './schema';

/** A run that this process holds. `plannedAt`: when it was planned. `lost`: earlier runs in a row whose process died. */
export type Claim = {
  workId: string;
  runId: number;
  fence: number;
  workspaceId: string | null;
  plannedAt: Date;
  lost: number;
};
/** What a run did. `problem`: why it failed, in one sentence. */
export type Outcome = { rows: number; calls: number; problem: string | null };

/** Runs that are kept of each work. */
const kept = 10;

const heldBy = ({ workId, fence }: Claim) =>
  and(eq(scheduledWork.id, workId), eq(scheduledWork.fence, fence));

/** Takes the work of a kind that has been due longest, if no process has it; null if nothing is due. */
export async function claimWork(db: Db, kind: string): Promise<Claim | null> {
  const due = sql`(${scheduledWork.nextAt} <= now() OR ${scheduledWork.plannedAt} > ${implausible})`;
  const free = db
    .select({ id: scheduledWork.id })
    .from(scheduledWork)
    .where(and(eq(scheduledWork.kind, kind), due, isFree(scheduledWork.leaseUntil)))
    .orderBy(scheduledWork.nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return db.transaction(async (tx) => {
    const [work] = await tx
      .update(scheduledWork)
      .set({ leaseUntil: leaseEnd, fence: sql`${scheduledWork.fence} + 1` })
      .where(inArray(scheduledWork.id, free))
      .returning();
    if (!work) return null;
    const workId = work.id;
    await tx
      .update(scheduledRuns)
      .set({ state: 'lost', finishedAt: sql`now()` })
      .where(and(eq(scheduledRuns.workId, workId), eq(scheduledRuns.state, 'running')));
    const [run] = await tx.insert(scheduledRuns).values({ workId, state: 'running' }).returning();
    if (!run) throw new Error('The run was not stored.');
    const newest = await tx
      .select({ id: scheduledRuns.id, state: scheduledRuns.state })
      .from(scheduledRuns)
      .where(eq(scheduledRuns.workId, workId))
      .orderBy(desc(scheduledRuns.id))
      .limit(kept);
    const oldest = newest[kept - 1];
    if (oldest) {
      await tx
        .delete(scheduledRuns)
        .where(and(eq(scheduledRuns.workId, workId), lt(scheduledRuns.id, oldest.id)));
    }
    const earlier = newest.slice(1);
    const ended = earlier.findIndex(({ state }) => state !== 'lost');
    const { fence, workspaceId, plannedAt } = work;
    const lost = ended === -1 ? earlier.length : ended;
    return { workId, runId: run.id, fence, workspaceId, plannedAt, lost };
  });
}

/** Renews the lease. Throws if another process has taken it. */
export async function renewClaim(db: Db, claim: Claim): Promise<void> {
  const renewed = await db
    .update(scheduledWork)
    .set({ leaseUntil: leaseEnd })
    .where(heldBy(claim))
    .returning({ id: scheduledWork.id });
  if (renewed.length === 0) throw new Error('Another process has taken the scheduled work.');
}

/** Ends a run and plans the next one from now: missed runs are made up once. A plan made during the run stays. */
export async function endClaim(db: Db, claim: Claim, outcome: Outcome): Promise<void> {
  const problem = outcome.problem === null ? null : toOneLine(outcome.problem);
  await db.transaction(async (tx) => {
    // The database's clock says what is due, so it also plans.
    const now = sql<Date>`now()`.mapWith(scheduledWork.nextAt);
    const [work] = await tx
      .select({ ...getTableColumns(scheduledWork), now })
      .from(scheduledWork)
      .where(heldBy(claim))
      .for('update');
    if (!work) return;
    const isPlanned = work.plannedAt.getTime() !== claim.plannedAt.getTime();
    const nextAt = nextRun(work.pattern, work.timeZone, work.now, work.id);
    await tx
      .update(scheduledWork)
      .set({ leaseUntil: null, ...(isPlanned ? {} : { nextAt, plannedAt: sql`now()` }) })
      .where(heldBy(claim));
    await tx
      .update(scheduledRuns)
      .set({ ...outcome, problem, state: problem === null ? 'complete' : 'failed', finishedAt: sql`now()` })
      .where(eq(scheduledRuns.id, claim.runId));
  });
}

/** Gives work back unfinished, such as when this process ends. Another process does it at once. The run is not kept. */
export async function releaseClaim(db: Db, claim: Claim): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(scheduledWork).set({ leaseUntil: null }).where(heldBy(claim));
    await tx.delete(scheduledRuns).where(eq(scheduledRuns.id, claim.runId));
  });
}
