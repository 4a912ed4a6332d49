import { setMaxListeners } from 'node:events';
import { steadyNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import { correctFuture } from '@/lib/data/store/windows/correct-future';
import { LeaseLostError, raiseFence } from '@/lib/data/store/windows/fence';
import { sumMonths } from '@/lib/data/store/windows/month-sums';
import { readWindows } from '@/lib/data/store/windows/windows';
import { datasetOf } from '@/lib/data/terms/datasets';
import { countDays, type DayRange, toDay } from '@/lib/data/terms/days';
import { listNamed } from '@/lib/data/terms/named-dimensions';
import type { SyncCounts } from '@/lib/data/terms/progress-shape';
import { keyMissing } from '@/lib/gateway/connections/connection-in-use';
import { keepLease } from '@/lib/server/jobs/keep-lease';
import { isGap, makeDayPlan } from './day-plan';
import { listScopes } from './fetch-page';
import { forgetConnection, forgetScopes } from './forget';
import { type Lease, renewLease } from './lease';
import { listen } from './listen';
import { type PendingRange, planRanges } from './plan';
import { makeQueue } from './queue';
import { retryStore } from './retry-store';
import { cancelledReason, SyncEnd } from './sync-end';
import type { SyncParts } from './sync-parts';
import { makeTimeLeft } from './time-left';
import { watchTrouble } from './watch-trouble';
import { makeWindowWork } from './window-work';
import { createWorkerPool } from './worker-pool';

const deadlineMs = 60 * 60_000;
const maxSilenceMs = 2 * 60_000;
const maxNamingMs = 60_000;

/**
 * Fetches the missing windows of a range under a lease, and updates `counts`. Resolves to the fetched days, and the
 * reason for missing windows or null. Throws if the sync must end.
 */
export async function fetchRange(
  parts: SyncParts,
  lease: Lease,
  { range: requested, force }: { range: DayRange; force: boolean },
  counts: SyncCounts,
): Promise<{ fetched: DayRange; missing: string | null }> {
  const { db, limiter, readConnection, now } = parts;
  const { workspaceId, source } = lease;
  const { call: listened, silentMs } = listen(parts.call, limiter);
  const { call, trouble } = watchTrouble({
    failing: parts.failing,
    call: listened,
    limiter,
    silentMs,
    about: { workspaceId, source },
  });
  const started = steadyNow();
  const timeLeft = makeTimeLeft();
  const today = toDay(now());
  const abort = new AbortController();
  const { signal } = abort;
  const store = retryStore(parts.store, signal);
  // Every running call adds a listener.
  setMaxListeners(0, signal);
  const stop = (reason: unknown) => {
    abort.abort(reason);
    pool.wake();
  };

  const queue = makeQueue(source);
  // Failed windows are retried.
  counts.windows.missing = 0;

  const connection = await readConnection();
  if (connection === null) throw await keyMissing(db, workspaceId, 'seller');
  await store.write(async (session) => {
    await raiseFence(session, source, lease);
    await correctFuture(session, source, lease, now());
  });

  const isConnected = async () => (await readConnection()) === connection;
  const shared = { store, call, limiter, now, lease, connection };
  const work = makeWindowWork({ ...shared, today, signal, queue, counts, onPage: () => pool.wake() });
  const pool = createWorkerPool({ ...work, signal, take: queue.take, limit: limiter.limit, onError: stop });

  async function listPending(range: DayRange, scopes: string[]) {
    const windows = await readWindows(store.read, workspaceId, [source], range);
    return planRanges({ range, scopes, windows, now: now(), today, force });
  }

  /** Overlapping windows of different lengths delete each other, which may leave days without a window. */
  async function fetchGaps(range: DayRange, scopes: string[]): Promise<void> {
    const gaps = (await listPending(range, scopes)).filter(isGap);
    if (gaps.length === 0) return;
    enqueue(gaps);
    await pool.run();
  }

  function enqueue(ranges: readonly PendingRange[]): void {
    queue.add(ranges);
    for (const pending of ranges) counts.days.total += countDays(pending);
    pool.wake();
  }

  const days = makeDayPlan({ source, requested, listPending, noteUnfetched: work.noteUnfetched, enqueue });

  function updateCounts(): SyncCounts {
    const done = counts.windows.done + counts.windows.missing;
    counts.windows.total = done + pool.active() + queue.left();
    counts.concurrency = Math.min(pool.active(), limiter.limit());
    counts.secondsLeft = timeLeft(counts.days.done, counts.days.total);
    counts.trouble = trouble();
    return counts;
  }

  /** Heartbeat: renews the lease, reads new requests, and throws if the sync must end. */
  async function checkIn(): Promise<void> {
    const renewed = await renewLease(db, lease, updateCounts());
    if (!renewed) throw new LeaseLostError('The lease is lost.');
    if (renewed.cancelAsked) throw new SyncEnd('cancelled', cancelledReason);
    requireProgress(started, silentMs());
    if (!(await isConnected())) throw keyChanged();
    await days.widen(renewed.range);
  }

  const onClosing = () => stop(new SyncEnd('closing', 'The server is closing.'));
  parts.closing.addEventListener('abort', onClosing, { once: true });
  if (parts.closing.aborted) onClosing();
  const beating = keepLease(checkIn, signal).catch(stop);
  const naming = nameRows(parts, lease, null, signal);
  try {
    const found = await listScopes({ call, limiter, signal }, source);
    if (source === 'brb') await forgetScopes(store, lease, found);
    await days.begin(found);
  } catch (error) {
    stop(error);
  }
  await pool.run();
  const { range: fetched, scopes } = days.end();
  if (!signal.aborted && scopes && work.missing() === null) await fetchGaps(fetched, scopes).catch(stop);
  if (!signal.aborted) await sumMonths(store, lease, source, { range: fetched, today }).catch(stop);
  await naming;
  if (!signal.aborted) await nameRows(parts, lease, fetched, signal);
  const ended = signal.aborted ? signal.reason : null;
  abort.abort(finished);
  await beating;
  parts.closing.removeEventListener('abort', onClosing);
  updateCounts();
  counts.trouble = trouble(0);
  if (!(await isConnected())) {
    await forgetConnection(store, workspaceId, { connection });
    throw ended ?? keyChanged();
  }
  if (ended !== null) throw ended;
  return { fetched, missing: work.missing() };
}

const keyChanged = () =>
  new SyncEnd('failed', 'The key was changed or removed, and the rows it brought were removed with it.');

/** Throws if a sync takes too long, or the API does not answer. */
function requireProgress(started: number, silentMs: number): void {
  if (steadyNow() - started > deadlineMs) throw new SyncEnd('failed', 'The sync took longer than an hour.');
  if (silentMs > maxSilenceMs) throw new SyncEnd('failed', 'The API has not answered for two minutes.');
}

/** Names that fail to load, or take longer, are left out. */
async function nameRows(
  parts: SyncParts,
  { workspaceId, source }: Lease,
  range: DayRange | null,
  signal: AbortSignal,
): Promise<void> {
  const dataset = datasetOf(source);
  const within = AbortSignal.any([signal, AbortSignal.timeout(maxNamingMs)]);
  const rows = { dataset, dimensions: listNamed(dataset), range };
  await parts.nameRows?.(rows, within).catch((error: unknown) => {
    if (within.aborted || error instanceof Failure) return;
    log.error({ error, workspaceId, source }, 'rows could not be named');
  });
}

const finished = new Error('The sync is done.');
