import { Failure } from '@/lib/failure';
import { countDays } from '../days';
import { firstUnsettledDay } from '../ranges/look-back';
import { failWindow } from '../windows/fail-window';
import { readHeldIds } from '../windows/read-held-ids';
import { replaceWindows } from '../windows/replace-windows';
import { isFinalAt, type WindowRecord } from '../windows/windows';
import { fetchSteadyWindow, type SteadyWindow } from './fetch-steady-window';
import { fetchWindow } from './fetch-window';
import type { Lease } from './lease';
import { heavyAfter, type Stretch } from './plan';
import type { SyncCounts } from './progress-shape';
import type { Queue } from './queue';
import type { SyncParts } from './sync-parts';

type Fetched = SteadyWindow & { stretch: Stretch; fetchedAt: string };

const unsteady = 'Rows changed while they were read.';

export type WindowWork = {
  /** Undefined if there is nothing to store: the window is split, retried or recorded as missing. */
  fetch: (stretch: Stretch) => Promise<Fetched | undefined>;
  store: (fetched: readonly Fetched[]) => Promise<void>;
  /** Records windows that are not fetched yet. */
  noteUnfetched: (stretches: readonly Stretch[]) => Promise<void>;
  /** Why windows are missing; null if none are. */
  missing: () => string | null;
};

type WorkParts = Pick<SyncParts, 'store' | 'call' | 'limiter' | 'now'> & {
  lease: Lease;
  connection: string;
  today: string;
  signal: AbortSignal;
  queue: Queue;
  counts: SyncCounts;
  onPage: () => void;
};

const mostTries = 3;
/** Consecutive failed windows before the API counts as down. */
const mostFailuresInRow = 5;

/** The steps of fetching and storing one window. Throws if the sync must end. */
export function makeWindowWork(parts: WorkParts): WindowWork {
  const { store, call, limiter, now, lease, connection, today, signal, queue, counts } = parts;
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

  async function fetch(stretch: Stretch): Promise<Fetched | undefined> {
    const finalBefore = firstUnsettledDay(today);
    const limits = { finalBefore, heavyAfter: heavyAfter(stretch) };
    let startedAt = now();
    const walk = () => {
      startedAt = now();
      const request = { source, scope: stretch.scope, range: stretch, ...limits };
      return fetchWindow({ call, limiter, signal, onPage }, request);
    };
    try {
      const fetched = await fetchSteadyWindow(
        walk,
        ({ allFinal }) => isFinalAt({ to: stretch.to, allFinal }, startedAt),
        () => readHeldIds(store.read, lease, { source, ...stretch }),
      );
      failuresInRow = 0;
      queue.learn(stretch, fetched);
      if (!('heavy' in fetched)) return { ...fetched, stretch, fetchedAt: startedAt.toISOString() };
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
    counts.days.done += countDays(stretch);
    await fail([stretch], error.message);
    failuresInRow += 1;
    if (failuresInRow >= mostFailuresInRow) throw error;
  }

  return {
    fetch,
    async store(batch) {
      for (const windows of splitBatch(batch)) {
        const full = windows.map(({ stretch, texts, rows, pages, allFinal, fetchedAt, steady }) => ({
          record: {
            ...blankRecord(stretch),
            ...{ rows, pages, allFinal, fetchedAt, reason: steady ? null : unsteady },
          },
          texts,
        }));
        const storedAt = now().toISOString();
        await store.write((session) => replaceWindows(session, lease, full, storedAt));
        counts.windows.done += full.length;
        for (const { record } of full) {
          counts.rows += record.rows;
          counts.days.done += countDays(record);
        }
      }
    },
    async noteUnfetched(stretches) {
      if (stretches.length > 0) await fail(stretches, 'Not fetched yet.');
    },
    missing: () => missing,
  };
}

/**
 * Splits windows into batches that can be stored at once: of one scope, and without common rows, because the later row
 * wins.
 */
function splitBatch(windows: readonly Fetched[]): Fetched[][] {
  const batches: Fetched[][] = [];
  let scope: string | undefined;
  let seen = new Set<string>();
  for (const window of windows) {
    const last = batches.at(-1);
    if (last && window.stretch.scope === scope && !window.ids.some((id) => seen.has(id))) last.push(window);
    else {
      batches.push([window]);
      scope = window.stretch.scope;
      seen = new Set();
    }
    for (const id of window.ids) seen.add(id);
  }
  return batches;
}
