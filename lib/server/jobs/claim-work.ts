import { and, desc, eq, getTableColumns, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { isDatabaseDown } from '@/lib/base/database-outage';
import { log } from '@/lib/base/log';
import { isTimeZone } from '@/lib/base/time-zone';
import { toOneLine } from '@/lib/language/format/clean-text';
import type { Db, Transaction } from '@/lib/server/db/database';
import { implausible, isFree, leaseEnd } from './lease';
import { neverRuns, nextRun } from './next-run';
import { scheduledRuns, scheduledWork } from './schema';

/** A run that this process holds. `plannedAt`: when it was planned. `lost`: earlier runs in a row whose process died. `failed`: those that ended without success, lost ones included. */
export type Claim = {
  workId: string;
  runId: number;
  fence: number;
  workspaceId: string | null;
  plannedAt: Date;
  lost: number;
  failed: number;
};
/** What a run did. `problem`: why it failed, in one sentence. */
export type Outcome = { rows: number; calls: number; problem: string | null };

/** Runs that are kept of each work. */
const kept = 10;

const heldBy = ({ workId, fence }: Claim) =>
  and(eq(scheduledWork.id, workId), eq(scheduledWork.fence, fence));

const isDue = and(
  sql`(${scheduledWork.nextAt} <= now() OR ${scheduledWork.plannedAt} > ${implausible})`,
  isFree(scheduledWork.leaseUntil),
);

/**
 * Takes the work of a kind that has been due longest, if no process has it; null if there is none. Work that cannot be taken
 * does not keep the rest from it: it fails, and is tried again later. `onRefused`: it could not be taken.
 */
export async function claimWork(
  db: Db,
  kind: string,
  onRefused: (error: unknown, workId: string) => void = () => {},
): Promise<Claim | null> {
  const tried: string[] = [];
  for (;;) {
    const [due] = await db
      .select({ id: scheduledWork.id })
      .from(scheduledWork)
      .where(and(eq(scheduledWork.kind, kind), isDue, notInArray(scheduledWork.id, tried)))
      .orderBy(scheduledWork.nextAt)
      .limit(1);
    if (!due) return null;
    tried.push(due.id);
    try {
      const claim = await claimOne(db, due.id);
      if (claim) return claim;
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      onRefused(error, due.id);
      await postpone(db, due.id);
    }
  }
}

function claimOne(db: Db, id: string): Promise<Claim | null> {
  const free = db
    .select({ id: scheduledWork.id })
    .from(scheduledWork)
    .where(and(eq(scheduledWork.id, id), isDue))
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
    const { runId, earlier } = await addRun(tx, workId, 'running');
    const inRow = (states: readonly string[]) => {
      const other = earlier.findIndex((state) => !states.includes(state));
      return other === -1 ? earlier.length : other;
    };
    const { fence, workspaceId, plannedAt } = work;
    const [lost, failed] = [inRow(['lost']), inRow(['lost', 'failed'])];
    return { workId, runId, fence, workspaceId, plannedAt, lost, failed };
  });
}

/** Stores a run, and deletes old ones. `earlier`: the states of those before it, newest first. */
async function addRun(tx: Transaction, workId: string, state: 'running' | 'failed') {
  const ended = state === 'failed' ? { problem: notStarted, finishedAt: sql`now()` } : {};
  const [run] = await tx
    .insert(scheduledRuns)
    .values({ workId, state, ...ended })
    .returning();
  if (!run) throw new Error('The run was not stored.');
  const ofWork = eq(scheduledRuns.workId, workId);
  const newest = await tx
    .select({ id: scheduledRuns.id, state: scheduledRuns.state })
    .from(scheduledRuns)
    .where(ofWork)
    .orderBy(desc(scheduledRuns.id))
    .limit(kept);
  const oldest = newest[kept - 1];
  if (oldest) await tx.delete(scheduledRuns).where(and(ofWork, lt(scheduledRuns.id, oldest.id)));
  return { runId: run.id, earlier: newest.slice(1).map((one) => one.state) };
}

const notStarted = 'The work could not be started. It is tried again in five minutes.';

/** Has work that could not be taken wait, and stores a failed run. Each may fail for the reason of the first failure. */
async function postpone(db: Db, id: string): Promise<void> {
  try {
    const postponed = await db
      .update(scheduledWork)
      .set({ nextAt: sql`now() + interval '5 minutes'`, plannedAt: sql`now()` })
      .where(and(eq(scheduledWork.id, id), isDue))
      .returning({ id: scheduledWork.id });
    if (postponed.length > 0) await db.transaction((tx) => addRun(tx, id, 'failed'));
  } catch (error) {
    log.warn({ error, workId: id }, 'scheduled work that could not be taken was not noted');
  }
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
    const plan = planNext(work);
    const nextAt = plan.nextAt;
    const problem = outcome.problem ?? plan.problem;
    await tx
      .update(scheduledWork)
      .set({ leaseUntil: null, ...(isPlanned ? {} : { nextAt, plannedAt: sql`now()` }) })
      .where(heldBy(claim));
    await tx
      .update(scheduledRuns)
      .set({
        ...outcome,
        problem: problem && toOneLine(problem),
        state: outcome.problem === null ? 'complete' : 'failed',
        finishedAt: sql`now()`,
      })
      .where(eq(scheduledRuns.id, claim.runId));
  });
}

type Plan = Pick<typeof scheduledWork.$inferSelect, 'id' | 'kind' | 'pattern' | 'timeZone'> & { now: Date };

/** The next run. A plan that cannot be read must not keep a run from ending, or it would be repeated. */
function planNext({ id, kind, pattern, timeZone, now }: Plan): { nextAt: Date; problem: string | null } {
  try {
    const nextAt = nextRun(pattern, timeZone, now, id);
    return { nextAt, problem: isTimeZone(timeZone) ? null : unknownTimeZone };
  } catch (error) {
    log.error({ error, kind, workId: id }, 'scheduled work has no next time');
    return { nextAt: neverRuns, problem: unreadablePlan };
  }
}

const unknownTimeZone =
  'The server does not know the time zone of this plan, so it counts in UTC. Choose it again.';
const unreadablePlan = 'The server cannot read when this runs again. Choose it again.';

/** Gives work back unfinished, such as when this process ends. Another process does it at once. The run is not kept. */
export async function releaseClaim(db: Db, claim: Claim): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(scheduledWork).set({ leaseUntil: null }).where(heldBy(claim));
    await tx.delete(scheduledRuns).where(eq(scheduledRuns.id, claim.runId));
  });
}
