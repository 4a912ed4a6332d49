export type Crew = {
  /** Works until nothing is left and nothing is under way. An abort starts nothing more. */
  run: () => Promise<void>;
  /** There may be more to take, or room for more at once. */
  wake: () => void;
  /** Pieces under way. */
  active: () => number;
};

type CrewOptions<Piece, Fetched> = {
  signal: AbortSignal;
  take: () => Piece | undefined;
  /** Pieces that may be fetched at once, now. */
  limit: () => number;
  /** Undefined: there is nothing to store. */
  fetch: (piece: Piece) => Promise<Fetched | undefined>;
  store: (piece: Piece, fetched: Fetched) => Promise<void>;
  onError: (error: unknown) => void;
};

/** Fetched pieces that may wait to be stored: more would only fill memory. */
const mostStoring = 48;

/** Fetches pieces side by side while those before them are stored. */
export function makeCrew<Piece, Fetched>(options: CrewOptions<Piece, Fetched>): Crew {
  const { signal, take, limit, fetch, store, onError } = options;
  let fetching = 0;
  let storing = 0;
  let resume = () => {};
  const wake = () => resume();

  async function work(piece: Piece): Promise<void> {
    const fetched = await fetch(piece).finally(() => {
      fetching -= 1;
    });
    if (fetched === undefined) return;
    storing += 1;
    wake();
    await store(piece, fetched).finally(() => {
      storing -= 1;
    });
  }

  function startMore(): void {
    while (!signal.aborted && fetching < limit() && storing < mostStoring) {
      const piece = take();
      if (piece === undefined) return;
      fetching += 1;
      work(piece).catch(onError).finally(wake);
    }
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

  return { run, wake, active: () => fetching + storing };
}
