import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@/lib/db/database';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { log } from '@/lib/log';
import { addDays, type DayRange, toDay } from './days';
import { listScopes } from './fetch-page';
import { fetchWindow } from './fetch-window';
import { forgetConnection } from './forget';
import { endLease, endLeaseUnlessWidened, type Lease, releaseLease, renewLease } from './lease';
import type { Pace } from './pace';
import { heavyAfter, planStretches, type Stretch } from './plan';
import type { SyncCounts } from './progress-shape';
import { makeQueue } from './queue';
import { failWindow, LeaseLostError, raiseFence, replaceWindow } from './replace-window';
import { describeStoreError } from './store/errors';
import type { LedgerStore } from './store/store';
import { firstUnsettledDay, readWindows, type WindowRecord } from './windows';

export type RunParts = {
  db: Db;
  store: LedgerStore;
  call: Call;
  pace: Pace;
  /** The connection whose key is in use; null where the workspace has none. */
  readConnection: () => Promise<string | null>;
  now: () => Date;
  /** The process is closing: the sync stops and is resumed by whoever comes next. */
  closing: AbortSignal;
};

const beatMs = 1_000;
const deadlineMs = 60 * 60_000;
const silenceMs = 2 * 60_000;
const mostTries = 3;
/** Windows that fail one after another before the API counts as down. */
const mostFailuresInRow = 5;

/** Ends a sync with a state of its own. */
class SyncEnd extends Error {
  constructor(
    readonly state: 'cancelled' | 'failed' | 'closing',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Fetches what a range lacks of one source, until done, cancelled, or stated failed; keeps every window stored so
 * far in each case. Never throws: how it ended is in the lease's row.
 */
export async function runSync(parts: RunParts, lease: Lease, range: DayRange, force: boolean): Promise<void> {
  const { db } = parts;
  const counts = makeCounts();
  const atRest = () => ({ ...counts, concurrency: 0, secondsLeft: null });
  try {
    let wanted: DayRange | null = range;
    while (wanted) {
      const { fetched, missing } = await fetchRange(parts, lease, wanted, force && wanted === range, counts);
      const state = missing === null ? 'complete' : 'partial';
      // Whoever asked for more days just as it ended waits for them.
      wanted = await endLeaseUnlessWidened(db, lease, { state, reason: missing, counts: atRest() }, fetched);
    }
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    if (error instanceof SyncEnd && error.state === 'closing') return releaseLease(db, lease);
    if (!(error instanceof SyncEnd || error instanceof Failure))
      log.error({ error, ...lease }, 'sync failed');
    await endLease(db, lease, { ...toEnd(error), counts: atRest() }).catch((failed: unknown) =>
      log.error({ error: failed, ...lease }, 'could not note the end of a sync'),
    );
  }
}

function toEnd(error: unknown): { state: 'cancelled' | 'failed'; reason: string } {
  if (error instanceof SyncEnd)
    return { state: error.state === 'cancelled' ? 'cancelled' : 'failed', reason: error.message };
  if (error instanceof Failure) return { state: 'failed', reason: error.message };
  return { state: 'failed', reason: describeStoreError(error) };
}

const makeCounts = (): SyncCounts => ({
  windows: { done: 0, total: 0, missing: 0 },
  rows: 0,
  pages: 0,
  concurrency: 0,
  secondsLeft: null,
});

/** Resolves to the days that were fetched, and why windows of them are missing, or null where none is. */
async function fetchRange(
  parts: RunParts,
  lease: Lease,
  asked: DayRange,
  force: boolean,
  counts: SyncCounts,
): Promise<{ fetched: DayRange; missing: string | null }> {
  const { db, store, call, pace, readConnection, now } = parts;
  const { workspaceId, source } = lease;
  const started = Date.now();
  const today = toDay(now());
  const abort = new AbortController();
  const { signal } = abort;
  // Each call under way listens.
  setMaxListeners(0, signal);
  const stop = (reason: unknown) => abort.abort(reason);
  const onClosing = () => stop(new SyncEnd('closing', 'The server is closing.'));

  const queue = makeQueue(source);
  let planned = asked;
  let scopes: string[] | null = null;
  let lastPageAt = Date.now();
  let active = 0;
  let failuresInRow = 0;
  let missing: string | null = null;
  let wake = () => {};

  const connection = (await readConnection()) ?? '';
  if (connection === '')
    throw new Failure('key_missing', 'This needs a seller key. Add one in Settings, Connections.');
  await store.write((session) => raiseFence(session, source, lease));

  const requireConnection = async () => {
    if ((await readConnection()) === connection) return;
    throw new SyncEnd(
      'failed',
      'The key was changed or removed, and the rows it brought were removed with it.',
    );
  };

  const blankRecord = ({ scope, from, to }: Stretch): WindowRecord => ({
    ...{ source, scope, from, to, connection, reason: null },
    ...{ status: 'ok', rows: 0, pages: 0, allFinal: true, fetchedAt: now().toISOString() },
  });

  async function plan(range: DayRange, scopes: string[]): Promise<void> {
    const windows = await readWindows(store.read, workspaceId, [source], range);
    const stretches = planStretches({ range, scopes, windows, now: now(), today, force });
    // Of a scope not begun nothing would show that it lacks, and the others would pass for the whole.
    if (source === 'brb') await noteUnfetched(stretches.filter(({ whole }) => !whole));
    queue.add(stretches);
    wake();
  }

  async function noteUnfetched(stretches: Stretch[]): Promise<void> {
    if (stretches.length === 0) return;
    const unfetched = { status: 'failed', allFinal: false, reason: 'Not fetched yet.' } as const;
    await store.write(async (session) => {
      for (const stretch of stretches)
        await failWindow(session, lease, { ...blankRecord(stretch), ...unfetched });
    });
  }

  function updateCounts(): SyncCounts {
    counts.windows.total = counts.windows.done + counts.windows.missing + active + queue.left();
    counts.concurrency = Math.min(active, pace.limit());
    const done = counts.windows.done + counts.windows.missing;
    const perWindow = done > 0 ? (Date.now() - started) / done : null;
    counts.secondsLeft =
      perWindow === null ? null : Math.ceil(((counts.windows.total - done) * perWindow) / 1000);
    return counts;
  }

  /** Keeps the lease, hears what is asked of it, and throws where the sync is to end. */
  async function checkIn(): Promise<void> {
    const held = await renewLease(db, lease, updateCounts());
    if (!held) throw new LeaseLostError('The lease is lost.');
    if (held.cancelAsked) throw new SyncEnd('cancelled', 'The sync was cancelled.');
    if (Date.now() - started > deadlineMs) throw new SyncEnd('failed', 'The sync took longer than an hour.');
    if (Date.now() - lastPageAt > silenceMs) {
      throw new SyncEnd('failed', 'The API has not answered for two minutes.');
    }
    await requireConnection();
    const { range } = held;
    if (scopes && range.from < planned.from)
      await plan({ from: range.from, to: addDays(planned.from, -1) }, scopes);
    if (scopes && range.to > planned.to) await plan({ from: addDays(planned.to, 1), to: range.to }, scopes);
    planned = range;
  }

  async function beat(): Promise<void> {
    while (!signal.aborted) {
      await sleep(beatMs, undefined, { signal, ref: false });
      await checkIn();
    }
  }

  async function fetchOne(stretch: Stretch): Promise<void> {
    const record = blankRecord(stretch);
    const onPage = () => {
      counts.pages += 1;
      lastPageAt = Date.now();
      wake();
    };
    try {
      const fetched = await fetchWindow(
        { call, pace, signal, onPage },
        {
          source,
          scope: stretch.scope,
          range: stretch,
          finalBefore: firstUnsettledDay(today),
          heavyAfter: heavyAfter(stretch),
        },
      );
      queue.learn(stretch, fetched);
      if ('heavy' in fetched) {
        queue.add([{ ...stretch, whole: false }]);
        return;
      }
      await requireConnection();
      const { text, ...facts } = fetched;
      await store.write((session) => replaceWindow(session, lease, { ...record, ...facts }, text));
      counts.windows.done += 1;
      counts.rows += fetched.rows;
      failuresInRow = 0;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Failure) || error.code === 'key_refused' || error.code === 'key_missing')
        throw error;
      if (stretch.tries + 1 < mostTries) {
        queue.add([{ ...stretch, whole: true, tries: stretch.tries + 1 }]);
        return;
      }
      missing = error.message;
      counts.windows.missing += 1;
      await store.write((session) =>
        failWindow(session, lease, { ...record, status: 'failed', allFinal: false, reason: error.message }),
      );
      failuresInRow += 1;
      if (failuresInRow >= mostFailuresInRow) throw error;
    }
  }

  async function fetchAll(): Promise<void> {
    scopes = await pace.run(signal, () => listScopes(call, source, { signal }));
    await plan(planned, scopes);
    while (!signal.aborted) {
      while (active < pace.limit() && !signal.aborted) {
        const stretch = queue.take();
        if (!stretch) break;
        active += 1;
        fetchOne(stretch)
          .catch(stop)
          .finally(() => {
            active -= 1;
            wake();
          });
      }
      if (active === 0) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  parts.closing.addEventListener('abort', onClosing, { once: true });
  if (parts.closing.aborted) onClosing();
  const beating = beat().catch((error: unknown) => {
    stop(error);
    wake();
  });
  try {
    await fetchAll();
  } catch (error) {
    stop(error);
  }
  const ended = signal.aborted ? signal.reason : null;
  if (!signal.aborted) abort.abort(finished);
  while (active > 0) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  await beating;
  parts.closing.removeEventListener('abort', onClosing);
  if ((await readConnection()) !== connection) await forgetConnection(store, workspaceId, { connection });
  updateCounts();
  if (ended !== null) throw ended;
  return { fetched: planned, missing };
}

const finished = new Error('The sync is done.');
