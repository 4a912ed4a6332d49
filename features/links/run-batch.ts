import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import { may } from '@/lib/access/member';
import { steadyNow } from '@/lib/base/clock';
import { linkBatches, linkBatchRows, type RowState } from '@/lib/data/store/links-schema';
import type { Call } from '@/lib/gateway/call';
import type { Db } from '@/lib/server/db/database';
import { memberships } from '@/lib/server/identity/schema';
import { keepLease } from '@/lib/server/jobs/keep-lease';
import { dropBatchLease, renewBatchLease, takeBatchLease } from './lease';
import type { Asker } from './record-link';
import { sendRow } from './send-row';
import { type TakenRow, takeRows } from './take-rows';

export type Runner = {
  db: Db;
  callFor: (workspaceId: string) => Call;
  /** Identifies this process. */
  owner: string;
  /** When aborted, running rows finish and no more start. */
  signal: AbortSignal;
};

/** Concurrent rows. */
const atOnce = 4;
const longestPauseMs = 2_000;

const makerGone =
  'The person who started it may no longer make links in this workspace. The batch’s export can be pasted as a new batch.';

/**
 * Runs a batch until it has ended, is paused or canceled, or is taken by another process. Each row is sent once; see
 * sendRow for its outcomes. Does nothing if another process has the batch.
 */
export async function runBatch(runner: Runner, batchId: string): Promise<void> {
  const { db, owner } = runner;
  const batch = await takeBatchLease(db, batchId, owner);
  if (!batch) return;
  const stop = new AbortController();
  const renew = async () => {
    if (!(await renewBatchLease(db, batchId, owner))) throw new Error('Another process has the batch.');
  };
  const beating = keepLease(renew, stop.signal).catch((reason: unknown) => stop.abort(reason));
  try {
    const signal = AbortSignal.any([runner.signal, stop.signal]);
    const asker = batch.userId && { workspaceId: batch.workspaceId, userId: batch.userId, batchId };
    if (asker) await sendRows({ ...runner, signal }, batchId, asker);
    else await pauseBatch(db, batchId, makerGone);
  } finally {
    stop.abort();
    await beating;
    await dropBatchLease(db, batchId, owner);
  }
}

async function sendRows(runner: Runner, batchId: string, asker: Asker): Promise<void> {
  const { db, owner, signal } = runner;
  const source = { db, call: runner.callFor(asker.workspaceId), owner: owner };
  const inFlight = new Set<Promise<void>>();
  const seen: { note?: string; pausedUntil: number; error?: unknown } = { pausedUntil: 0 };
  const begin = (row: TakenRow) => {
    const work = sendRow(source, asker, row)
      .then((pause) => {
        if (pause && 'note' in pause) seen.note ??= pause.note;
        else if (pause) seen.pausedUntil = Math.max(seen.pausedUntil, steadyNow() + pause.waitMs);
      })
      .catch((error: unknown) => {
        seen.error ??= error;
      })
      .finally(() => inFlight.delete(work));
    inFlight.add(work);
  };
  try {
    while (!signal.aborted && seen.note === undefined && seen.error === undefined) {
      if (!(await mayMake(db, asker))) {
        seen.note = makerGone;
        break;
      }
      const pauseMs = seen.pausedUntil - steadyNow();
      if (pauseMs > 0) {
        if (!(await mayGoOn(db, batchId, owner))) break;
        await sleep(Math.min(pauseMs, longestPauseMs), undefined, { signal }).catch(() => {});
        continue;
      }
      const rows = await takeRows(db, batchId, owner, atOnce - inFlight.size);
      rows.forEach(begin);
      if (inFlight.size === 0) break;
      await Promise.race(inFlight);
    }
  } finally {
    // Also after an error: the next owner of the batch assumes that no row is being sent.
    await Promise.all(inFlight);
  }
  if (seen.error !== undefined) throw seen.error;
  await finishBatch(db, batchId);
  if (seen.note !== undefined) await pauseBatch(db, batchId, seen.note);
}

async function mayGoOn(db: Db, batchId: string, owner: string): Promise<boolean> {
  const [batch] = await db.select().from(linkBatches).where(eq(linkBatches.id, batchId));
  return batch?.state === 'running' && batch.leaseOwner === owner;
}

async function pauseBatch(db: Db, batchId: string, note: string): Promise<void> {
  await db
    .update(linkBatches)
    .set({ state: 'paused', note })
    .where(and(eq(linkBatches.id, batchId), eq(linkBatches.state, 'running')));
}

/** Does nothing if rows are still unsent. A batch with dropped rows stays canceled. */
async function finishBatch(db: Db, batchId: string): Promise<void> {
  const rowsIn = (...states: RowState[]) =>
    db
      .select({ one: sql`1` })
      .from(linkBatchRows)
      .where(and(eq(linkBatchRows.batchId, batchId), inArray(linkBatchRows.state, states)));
  await db
    .update(linkBatches)
    .set({
      state: sql`case when ${exists(rowsIn('dropped'))} then 'cancelled' else 'finished' end`,
      finishedAt: sql`now()`,
    })
    .where(
      and(
        eq(linkBatches.id, batchId),
        eq(linkBatches.state, 'running'),
        notExists(rowsIn('waiting', 'sending')),
      ),
    );
}

/** Whether a person is still a member of the workspace with a role that creates links. */
async function mayMake(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<boolean> {
  const [member] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  return member !== undefined && may(member.role, 'links', 'write');
}
