import { Failure } from '@/lib/base/failure';
import { failWindow } from '@/lib/data/store/windows/fail-window';
import { readStoredIds } from '@/lib/data/store/windows/read-stored-ids';
import { replaceWindows } from '@/lib/data/store/windows/replace-windows';
import { isFinalAt, type WindowRecord } from '@/lib/data/store/windows/windows';
import { countDays } from '@/lib/data/terms/days';
import type { SyncCounts } from '@/lib/data/terms/progress-shape';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { fetchSteadyWindow, type SteadyWindow } from './fetch-steady-window';
import { fetchWindow } from './fetch-window';
import type { Lease } from './lease';
import { heavyAfter, type PendingRange } from './plan';
import type { WindowQueue } from './queue';
import type { SyncParts } from './sync-parts';

type Fetched = SteadyWindow & { pending: PendingRange; fetchedAt: string };

const unsteady = 'Rows changed while they were read.';

/** Why rows may not be as the API has them; null if they are. */
function tellReason({ steady, unread }: Pick<SteadyWindow, 'steady' | 'unread'>): string | null {
  if (!steady) return unsteady;
  return unread.length > 0 ? `Fields could not be read: ${[...unread].sort().join(', ')}.` : null;
}

/** What became of a window. */
type Outcome = Pick<WindowRecord, 'status' | 'reason' | 'rows' | 'pages' | 'allFinal' | 'fetchedAt'>;

type WindowWork = {
  /** Undefined if there is nothing to store: the window is split, retried or recorded as missing. */
  fetch: (pending: PendingRange) => Promise<Fetched | undefined>;
  store: (fetched: readonly Fetched[]) => Promise<void>;
  /** Records windows that are not fetched yet. */
  noteUnfetched: (ranges: readonly PendingRange[]) => Promise<void>;
  /** Why windows are missing; null if none are. */
  missing: () => string | null;
};

type WorkParts = Pick<SyncParts, 'store' | 'call' | 'limiter' | 'now'> & {
  lease: Lease;
  connection: string;
  today: string;
  signal: AbortSignal;
  queue: WindowQueue;
  counts: SyncCounts;
  onPage: () => void;
};

const maxTries = 3;
/** Consecutive failed windows before the API counts as down. */
const maxFailuresInRow = 5;

/** The steps of fetching and storing one window. Throws if the sync must end. */
export function makeWindowWork(parts: WorkParts): WindowWork {
  const { store, call, limiter, now, lease, connection, today, signal, queue, counts } = parts;
  const { source } = lease;
  let failuresInRow = 0;
  let missing: string | null = null;

  const toRecord = ({ scope, from, to }: PendingRange, found: Outcome): WindowRecord => ({
    source,
    scope,
    from,
    to,
    connection,
    ...found,
  });

  async function fail(ranges: readonly PendingRange[], reason: string): Promise<void> {
    const fetchedAt = now().toISOString();
    const failed = { status: 'failed', reason, rows: 0, pages: 0, allFinal: false, fetchedAt } as const;
    await store.write(async (session) => {
      for (const pending of ranges) await failWindow(session, lease, toRecord(pending, failed));
    });
  }

  function toFullWindow(fetched: Fetched) {
    const { pending, texts, rows, pages, allFinal, fetchedAt } = fetched;
    const reason = tellReason(fetched);
    return { record: toRecord(pending, { status: 'ok', reason, rows, pages, allFinal, fetchedAt }), texts };
  }

  function onPage(): void {
    counts.pages += 1;
    parts.onPage();
  }

  async function fetch(pending: PendingRange): Promise<Fetched | undefined> {
    const finalBefore = firstUnsettledDay(today);
    const limits = { finalBefore, heavyAfter: heavyAfter(pending) };
    let startedAt = now();
    const walk = () => {
      startedAt = now();
      const request = { source, scope: pending.scope, range: pending, ...limits };
      return fetchWindow({ call, limiter, signal, onPage }, request);
    };
    try {
      const fetched = await fetchSteadyWindow(
        walk,
        ({ allFinal }) => isFinalAt({ to: pending.to, allFinal }, startedAt),
        () => readStoredIds(store.read, lease, { source, ...pending }),
      );
      failuresInRow = 0;
      queue.learn(pending, fetched);
      if (!('heavy' in fetched)) return { ...fetched, pending, fetchedAt: startedAt.toISOString() };
      queue.add([{ ...pending, whole: false }]);
    } catch (error) {
      signal.throwIfAborted();
      await tryAgain(pending, error);
    }
    return undefined;
  }

  async function tryAgain(pending: PendingRange, error: unknown): Promise<void> {
    if (!(error instanceof Failure) || error.code === 'key_refused' || error.code === 'key_missing') {
      throw error;
    }
    if (pending.tries + 1 < maxTries) {
      queue.add([{ ...pending, whole: true, tries: pending.tries + 1 }]);
      return;
    }
    missing = error.message;
    counts.windows.missing += 1;
    counts.days.done += countDays(pending);
    await fail([pending], error.message);
    failuresInRow += 1;
    if (failuresInRow >= maxFailuresInRow) throw error;
  }

  return {
    fetch,
    async store(batch) {
      const groups = splitBatch(batch).map((windows) => windows.map(toFullWindow));
      const storedAt = now().toISOString();
      await store.write(async (session) => {
        for (const group of groups) await replaceWindows(session, lease, group, storedAt);
      });
      counts.windows.done += batch.length;
      for (const { rows, pending } of batch) {
        counts.rows += rows;
        counts.days.done += countDays(pending);
      }
    },
    async noteUnfetched(ranges) {
      if (ranges.length > 0) await fail(ranges, 'Not fetched yet.');
    },
    missing: () => missing,
  };
}

/** Splits windows into groups for `replaceWindows`: of one scope, and without common rows, because the later row wins. */
function splitBatch(windows: readonly Fetched[]): Fetched[][] {
  const groups: Fetched[][] = [];
  let scope: string | undefined;
  let seen = new Set<string>();
  for (const window of windows) {
    const last = groups.at(-1);
    if (last && window.pending.scope === scope && !window.ids.some((id) => seen.has(id))) last.push(window);
    else {
      groups.push([window]);
      scope = window.pending.scope;
      seen = new Set();
    }
    for (const id of window.ids) seen.add(id);
  }
  return groups;
}
