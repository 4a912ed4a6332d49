export type Stretch<Row> = {
  rows: readonly Row[];
  total: number | null;
  complete: boolean;
  /** Tells states of the list apart; absent: what is read cannot change in between. */
  revision?: string;
};

type Options<Row> = {
  readStretch: (offset: number, signal: AbortSignal) => Promise<Stretch<Row>>;
  onProgress: (done: number, total: number | null) => void;
  signal: AbortSignal;
};

/** The list kept changing while it was read. */
class ListMoved extends Error {}

const attempts = 10;
const pauseMs = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * Every row of a list, stretch by stretch. Waits while the list is still being read, and begins anew where it was
 * read again in between, so that what comes out is one state of it. Throws ListMoved after ten beginnings, a second apart.
 */
export async function collectRows<Row>(options: Options<Row>): Promise<Row[]> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await pause();
    const rows = await collectOnce(options);
    if (rows) return rows;
  }
  throw new ListMoved('The list changed during the export. Try again.');
}

async function collectOnce<Row>({
  readStretch,
  onProgress,
  signal,
}: Options<Row>): Promise<Row[] | undefined> {
  const rows: Row[] = [];
  let revision: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const stretch = await readStretch(rows.length, signal);
    if (!stretch.complete || stretch.total === null) {
      onProgress(0, null);
      await pause();
      continue;
    }
    revision ??= stretch.revision;
    if (stretch.revision !== revision) return undefined;
    rows.push(...stretch.rows);
    onProgress(rows.length, stretch.total);
    if (rows.length >= stretch.total) return rows;
    if (stretch.rows.length === 0) return undefined;
  }
}
