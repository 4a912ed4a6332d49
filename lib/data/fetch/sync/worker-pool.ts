type WorkerPool = {
  /** Runs until nothing is left and nothing is running. An abort starts nothing more. */
  run: () => Promise<void>;
  /** Call when there may be more to take, or when the limit may have changed. */
  wake: () => void;
  /** Number of pieces being processed. */
  active: () => number;
};

type WorkerPoolOptions<Piece, Fetched> = {
  signal: AbortSignal;
  take: () => Piece | undefined;
  /** The current limit of concurrent fetches. */
  limit: () => number;
  /** Undefined if there is nothing to store. */
  fetch: (piece: Piece) => Promise<Fetched | undefined>;
  /** In order of arrival. Storing several at once is cheaper than one by one. */
  store: (fetched: readonly Fetched[]) => Promise<void>;
  onError: (error: unknown) => void;
};

const fullBatch = 16;
/** Maximum number of fetched pieces that wait to be stored. Limits memory use. */
const maxWaiting = 48;
/** Pieces are stored after this long in any case, because someone watches a chart fill. */
const patienceMs = 1_000;

/** Fetches pieces concurrently, while earlier ones are stored in batches. */
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
    while (!signal.aborted && fetching < limit() && waiting.length + storing < maxWaiting) {
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
