import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { sharedNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { readScopes, readWindows } from '@/lib/data/store/windows/windows';
import { type SourceId, sourceIds } from '@/lib/data/terms/datasets';
import { type DayRange, toDay } from '@/lib/data/terms/days';
import type { SyncProgress } from '@/lib/data/terms/progress-shape';
import type { Call } from '@/lib/gateway/call';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { forgetOtherConnections } from './forget-orphans';
import {
  askToCancel,
  endCancelled,
  isAbandoned,
  type Lease,
  type SourceRequest,
  type SyncKey,
  takeLease,
  widenSync,
} from './lease';
import { planRanges } from './plan';
import { readProgress } from './progress';
import { createRateLimiter } from './rate-limiter';
import { runSync } from './run-sync';
import type { NameRows } from './sync-parts';
import type { Failing } from './watch-trouble';

type SyncsParts = {
  db: Db;
  storeFor: (workspaceId: string) => LedgerStore;
  /** Calls the API with a workspace's seller key, in the queue of syncs. */
  callFor: (workspaceId: string) => Call;
  nameRows?: (workspaceId: string, ...args: Parameters<NameRows>) => Promise<void>;
  now?: () => Date;
};

export type SyncRequest = {
  sources: readonly SourceId[];
  range: DayRange;
  /** Also fetch fresh days that may still change, even if a running sync has just fetched them. */
  force?: boolean;
};

/** The syncs of one process: starts, joins, cancels and reports them. At most one runs per workspace and source. */
export type Syncs = {
  /** Starts a sync for missing days, or adds the days to the running one. */
  start: (workspaceId: string, request: SyncRequest) => Promise<SyncProgress>;
  /** Waits up to three seconds until they have stopped. */
  cancel: (workspaceId: string, sources: readonly SourceId[]) => Promise<SyncProgress>;
  /** Also resumes a sync whose process died. */
  watch: (workspaceId: string, sources: readonly SourceId[]) => Promise<SyncProgress>;
  /** Resumes all syncs whose process died. */
  resume: () => Promise<void>;
  /** Resolves when no sync runs in this process. */
  settle: () => Promise<void>;
  /** Stops this process's syncs and releases their leases, so that another process resumes them. */
  close: () => Promise<void>;
};

const cancelWithinMs = 3_000;
const pollMs = 100;

export function createSyncs({ db, storeFor, callFor, nameRows, now = sharedNow }: SyncsParts): Syncs {
  const running = new Set<Promise<void>>();
  const limiterOf = onePerWorkspace(createRateLimiter);
  const failingOf = onePerWorkspace((): Failing => ({ current: null }));
  const closing = new AbortController();

  async function needsFetching({ workspaceId, source }: SyncKey, { range, forced }: SourceRequest) {
    const force = forced > 0;
    // A forced sync also checks for new brands.
    if (source === 'brb' && force) return true;
    const store = storeFor(workspaceId);
    const scopes = await readScopes(store.read, workspaceId, source);
    if (scopes.length === 0) return true;
    const windows = await readWindows(store.read, workspaceId, [source], range);
    const today = toDay(now());
    return planRanges({ range, scopes, windows, now: now(), today, force }).length > 0;
  }

  async function startOne(key: SyncKey, request: SourceRequest): Promise<void> {
    while (!closing.signal.aborted) {
      const taken = await takeLease(db, key, request);
      if (taken) return run(taken.lease, taken.request);
      // A sync that ends between the two calls can neither be joined nor block the next attempt.
      if (await widenSync(db, key, request)) return;
      await sleep(pollMs);
    }
  }

  function run(lease: Lease, request: SourceRequest): void {
    // `close()` waits only for syncs it started. Another process resumes this one after its lease expires.
    if (closing.signal.aborted) return;
    const { workspaceId, source } = lease;
    const parts = {
      db,
      store: storeFor(workspaceId),
      call: callFor(workspaceId),
      limiter: limiterOf(workspaceId),
      failing: failingOf(workspaceId),
      readConnection: () => findConnectionInUse(db, workspaceId, 'seller'),
      nameRows: nameRows && ((...args: Parameters<NameRows>) => nameRows(workspaceId, ...args)),
      now,
      closing: closing.signal,
    };
    const sync = runSync(parts, lease, request)
      .catch((error: unknown) => log.error({ error, workspaceId, source }, 'sync ended unexpectedly'))
      .finally(() => running.delete(sync));
    running.add(sync);
  }

  async function resume(workspaceId?: string): Promise<void> {
    for (const { key, range } of await listAbandoned(db, workspaceId)) {
      if (closing.signal.aborted) return;
      const taken = await takeLease(db, key, { range, forced: 0 });
      // Otherwise another process was faster, and has the request.
      if (taken) run(taken.lease, taken.request);
    }
  }

  async function cancel(workspaceId: string, sources: readonly SourceId[]): Promise<SyncProgress> {
    await askToCancel(db, workspaceId, sources);
    for (let waited = 0; waited < cancelWithinMs; waited += pollMs) {
      const progress = await readProgress(db, workspaceId, sources);
      if (progress.state !== 'running') return progress;
      await sleep(pollMs);
    }
    return readProgress(db, workspaceId, sources);
  }

  return {
    async start(workspaceId, { sources, range, force = false }) {
      await forgetOtherConnections(db, storeFor(workspaceId), workspaceId);
      const request = { range, forced: force ? 1 : 0 };
      for (const source of sources) {
        const key = { workspaceId, source };
        if (await needsFetching(key, request)) await startOne(key, request);
      }
      return readProgress(db, workspaceId, sources);
    },
    cancel,
    async watch(workspaceId, sources) {
      await resume(workspaceId);
      return readProgress(db, workspaceId, sources);
    },
    resume: () => resume(),
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/** The same value for each call about a workspace. */
function onePerWorkspace<Value>(make: () => Value): (workspaceId: string) => Value {
  const made = new Map<string, Value>();
  return (workspaceId) => {
    const value = made.get(workspaceId) ?? make();
    made.set(workspaceId, value);
    return value;
  };
}

/** The syncs of dead processes, of one workspace or of all. Ends those that were canceled. */
async function listAbandoned(db: Db, workspaceId?: string): Promise<{ key: SyncKey; range: DayRange }[]> {
  const ofWorkspace = workspaceId === undefined ? undefined : eq(ledgerSyncs.workspaceId, workspaceId);
  const abandoned = await db
    .select()
    .from(ledgerSyncs)
    .where(and(isAbandoned, isOfApiInUse(ledgerSyncs.api), ofWorkspace));
  if (abandoned.some(({ cancelAsked }) => cancelAsked)) await endCancelled(db);
  return abandoned.flatMap((row) => {
    const source = sourceIds.find((id) => id === row.source);
    if (!source || row.cancelAsked) return [];
    return [{ key: { workspaceId: row.workspaceId, source }, range: { from: row.fromDay, to: row.toDay } }];
  });
}
