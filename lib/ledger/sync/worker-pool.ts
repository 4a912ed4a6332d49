export type WorkerPool = {
  /** Works until nothing is left and nothing is under way. An abort starts nothing more. */
  run: () => Promise<void>;
  /** There may be more to take, or room for more at once. */
  wake: () => void;
  /** Pieces under way. */
  active: () => number;
};

type WorkerPoolOptions<Piece, Fetched> = {
  signal: AbortSignal;
  take: () => Piece | undefined;
  /** Pieces that may be fetched at once, now. */
  limit: () => number;
  /** Undefined: there is nothing to store. */
  fetch: (piece: Piece) => Promise<Fetched | undefined>;
  /** In the order they came; a store spends more on each time it is asked than on each row. */
  store: (fetched: readonly Fetched[]) => Promise<void>;
  onError: (error: unknown) => void;
};

const fullBatch = 16;
/** Fetched pieces that may wait to be stored: more would only fill memory. */
const mostWaiting = 48;
/** What came is stored after this long in any case: somebody watches a chart fill. */
const patienceMs = 1_000;

/** Fetches pieces side by side while those before them are stored, several at once. */
export function createWorkerPool<Piece, Fetched>(options: WorkerPoolOptions<Piece, Fetched>): WorkerPool {
  const { signal, take, limit, fetch, store, onError } = options;
  let fetching = 0;
  let storing = 0;
  let waiting: Fetched[] = [];
  let due = false;
  let patience: NodeJS.Timeout | undefined;
  let resume = () => {};
  const wake = () => resume();

  async function fetchPiece(piece: Piece): Promise<void> {
    fetching += 1;
    try {
      const fetched = await fetch(piece);
      if (fetched === undefined) return;
      waiting.push(fetched);
      patience ??= setTimeout(() => {
        due = true;
        wake();
      }, patienceMs);
    } finally {
      fetching -= 1;
    }
  }

  async function storeWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    storing = batch.length;
    clearTimeout(patience);
    patience = undefined;
    due = false;
    await store(batch).finally(() => {
      storing = 0;
    });
  }

  function startMore(): void {
    while (!signal.aborted && fetching < limit() && waiting.length + storing < mostWaiting) {
      const piece = take();
      if (piece === undefined) break;
      fetchPiece(piece).catch(onError).finally(wake);
    }
    const enough = due || fetching === 0 || waiting.length >= fullBatch;
    if (storing === 0 && waiting.length > 0 && enough) storeWaiting().catch(onError).finally(wake);
  }

  async function run(): Promise<void> {
    for (;;) {
      startMore();
      if (fetching + storing === 0) return;
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
  }

  return { run, wake, active: () => fetching + waiting.length + storing };
}
