import { Failure } from '@/lib/failure';
import { type FetchedWindow, fetchWindow } from './fetch-window';
import type { Lease } from './lease';
import { heavyAfter, type Stretch } from './plan';
import type { SyncCounts } from './progress-shape';
import type { Queue } from './queue';
import { failWindow, replaceWindow } from './replace-window';
import type { SyncParts } from './sync-parts';
import { firstUnsettledDay, type WindowRecord } from './windows';

export type WindowWork = {
  /** Undefined where nothing is to be stored: the window is to be cut, tried again, or noted as missing. */
  fetch: (stretch: Stretch) => Promise<FetchedWindow | undefined>;
  store: (stretch: Stretch, fetched: FetchedWindow) => Promise<void>;
  /** Notes that these are not held yet. */
  noteUnfetched: (stretches: readonly Stretch[]) => Promise<void>;
  /** Why windows are missing; null where none is. */
  missing: () => string | null;
};

type WorkParts = Pick<SyncParts, 'store' | 'call' | 'pace' | 'now'> & {
  lease: Lease;
  connection: string;
  today: string;
  signal: AbortSignal;
  queue: Queue;
  counts: SyncCounts;
  onPage: () => void;
};

const mostTries = 3;
/** Windows that fail one after another before the API counts as down. */
const mostFailuresInRow = 5;

/** What is done with one window of a sync at a time. Throws what ends the sync. */
export function makeWindowWork(parts: WorkParts): WindowWork {
  const { store, call, pace, now, lease, connection, today, signal, queue, counts } = parts;
  const { source } = lease;
  let failuresInRow = 0;
  let missing: string | null = null;

  const blankRecord = ({ scope, from, to }: Stretch): WindowRecord => ({
    ...{ source, scope, from, to, connection, reason: null },
    ...{ status: 'ok', rows: 0, pages: 0, allFinal: true, fetchedAt: now().toISOString() },
  });
  const fail = (stretches: readonly Stretch[], reason: string) =>
    store.write(async (session) => {
      for (const stretch of stretches) {
        const failed = { status: 'failed', allFinal: false, reason } as const;
        await failWindow(session, lease, { ...blankRecord(stretch), ...failed });
      }
    });

  function onPage(): void {
    counts.pages += 1;
    parts.onPage();
  }

  async function fetch(stretch: Stretch): Promise<FetchedWindow | undefined> {
    const finalBefore = firstUnsettledDay(today);
    const limits = { finalBefore, heavyAfter: heavyAfter(stretch) };
    try {
      const fetched = await fetchWindow(
        { call, pace, signal, onPage },
        { source, scope: stretch.scope, range: stretch, ...limits },
      );
      queue.learn(stretch, fetched);
      if (!('heavy' in fetched)) return fetched;
      queue.add([{ ...stretch, whole: false }]);
    } catch (error) {
      signal.throwIfAborted();
      await tryAgain(stretch, error);
    }
    return undefined;
  }

  async function tryAgain(stretch: Stretch, error: unknown): Promise<void> {
    if (!(error instanceof Failure) || error.code === 'key_refused' || error.code === 'key_missing') {
      throw error;
    }
    if (stretch.tries + 1 < mostTries) {
      queue.add([{ ...stretch, whole: true, tries: stretch.tries + 1 }]);
      return;
    }
    missing = error.message;
    counts.windows.missing += 1;
    await fail([stretch], error.message);
    failuresInRow += 1;
    if (failuresInRow >= mostFailuresInRow) throw error;
  }

  return {
    fetch,
    async store(stretch, { columns, ...facts }) {
      const record = { ...blankRecord(stretch), ...facts };
      await store.write((session) => replaceWindow(session, lease, record, columns));
      counts.windows.done += 1;
      counts.rows += facts.rows;
      failuresInRow = 0;
    },
    async noteUnfetched(stretches) {
      if (stretches.length > 0) await fail(stretches, 'Not fetched yet.');
    },
    missing: () => missing,
  };
}
