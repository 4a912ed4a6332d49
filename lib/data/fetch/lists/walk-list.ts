import { setTimeout as sleep } from 'node:timers/promises';
import { sharedNow, steadyNow } from '@/lib/base/clock';
import { Failure, toFailure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import { endLease, type Lease, renewLease, takeLease } from '@/lib/data/fetch/sync/lease';
import { createRateLimiter } from '@/lib/data/fetch/sync/rate-limiter';
import { readRuns } from '@/lib/data/fetch/sync/read-runs';
import { walkPages } from '@/lib/data/fetch/sync/walk-pages';
import { fenceOf, type Item } from '@/lib/data/store/lists/item';
import {
  addItems,
  beginWalk,
  finishWalk,
  forgetLists,
  type ListWalk,
} from '@/lib/data/store/lists/store-list';
import { LeaseLostError } from '@/lib/data/store/windows/fence';
import type { Catalog } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { countUnread } from '@/lib/data/terms/lists/unread';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { keepLease } from '@/lib/server/jobs/keep-lease';
import type { ListSource } from './list-source';

/** Maximum number of stored items per list. A longer list is cut, which the receipt says. */
const maxItems = 250_000;
/** Items are stored in batches of this size, or after this time. */
const chunk = 2_000;
const chunkMs = 250;
/** How often to check on another process's walk. */
const pollMs = 200;

/**
 * Walks a list of the API to its end and stores it, or waits for the process that does. Takes over from a dead process.
 * Throws Failure like Call, or the reason of `signal`.
 */
export async function walkList<Row extends object>(
  catalog: Catalog,
  source: ListSource<Row>,
  connection: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, id: workspaceId } = catalog;
  const key = { workspaceId, source: fenceOf(source.name) };
  const today = toDay(sharedNow());
  const range = { from: today, to: today };
  for (;;) {
    signal.throwIfAborted();
    const taken = await takeLease(db, key, { range, forced: 0 });
    if (taken && (await walkUnderLease(catalog, source, { connection, lease: taken.lease }, signal))) return;
    await sleep(pollMs, undefined, { signal, ref: false });
    const run = (await readRuns(db, workspaceId, [key.source])).get(key.source);
    if (run?.state === 'complete') return;
    if (run?.state === 'failed')
      throw new Failure('upstream_failed', run.problem ?? 'The list was not read.');
  }
}

/** False if another process took the walk over. */
async function walkUnderLease<Row extends object>(
  catalog: Catalog,
  source: ListSource<Row>,
  { connection, lease }: { connection: string; lease: Lease<string> },
  signal: AbortSignal,
): Promise<boolean> {
  const { db, store, id: workspaceId } = catalog;
  const walk: ListWalk = {
    workspaceId,
    list: source.name,
    connection,
    fence: lease.fence,
    asOf: sharedNow(),
  };
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const isConnected = async () => (await findConnectionInUse(db, workspaceId, 'seller')) === connection;
  const checkIn = async () => {
    if (!(await renewLease(db, lease, makeCounts()))) throw new LeaseLostError('The lease is lost.');
    if (!(await isConnected())) throw keyChanged();
  };
  const beating = keepLease(checkIn, stop.signal).catch((reason: unknown) => stop.abort(reason));
  const end = (state: 'complete' | 'failed' | 'cancelled', reason: string | null) =>
    endLease(db, lease, { state, reason, counts: makeCounts() });
  try {
    await beginWalk(store, walk);
    await storePages(catalog, source, walk, either);
    await end('complete', null);
    return true;
  } catch (thrown) {
    const cause: unknown = either.aborted ? either.reason : thrown;
    const failure = toFailure(cause);
    await end(signal.aborted || cause instanceof LeaseLostError ? 'cancelled' : 'failed', failure.message);
    if (cause instanceof LeaseLostError) return false;
    if (isRefusal(failure)) await forgetLists(store, workspaceId, { list: source.name, connection });
    if (failure !== cause) log.error({ error: cause, list: source.name }, 'a list could not be read');
    throw failure;
  } finally {
    stop.abort();
    await beating;
    // If the key was removed meanwhile, deletes the list.
    if (!(await isConnected())) await forgetLists(store, workspaceId, { list: source.name, connection });
  }
}

async function storePages<Row extends object>(
  catalog: Catalog,
  source: ListSource<Row>,
  walk: ListWalk,
  signal: AbortSignal,
): Promise<void> {
  let waiting: Item[] = [];
  let stored = 0;
  const unread = countUnread();
  let storedAt = steadyNow();
  const flush = async () => {
    await addItems(catalog.store, walk, waiting, stored);
    stored += waiting.length;
    waiting = [];
    storedAt = steadyNow();
  };
  const reached = await walkPages<Item & { data: Row }>({
    maxRows: maxItems,
    limiter: createRateLimiter(),
    signal,
    keyOf: (item) => item.key,
    readPage: async (cursor) => {
      const { rows, cursor: next } = await source.readPage(catalog, cursor, signal);
      return { rows: rows.map((row) => ({ ...source.toItem(row), data: row })), cursor: next };
    },
    onRows: async (items) => {
      for (const { data } of items) unread.add(data);
      waiting.push(...items);
      if (waiting.length >= chunk || steadyNow() - storedAt >= chunkMs) await flush();
    },
  }).catch(async (error: unknown) => {
    // What arrived before a failure is shown.
    if (!signal.aborted) await flush();
    throw error;
  });
  await flush();
  const { onChanges } = source;
  signal.throwIfAborted();
  await finishWalk(catalog.store, walk, {
    cut: reached === 'limit',
    unread: unread.read(),
    onChanges: onChanges && ((changes) => onChanges(catalog.db, walk.connection, changes, walk.asOf)),
  });
}

const keyChanged = () => new Failure('conflict', 'The key was changed or removed.');

const isRefusal = ({ code }: Failure) => code === 'key_refused' || code === 'key_missing';
