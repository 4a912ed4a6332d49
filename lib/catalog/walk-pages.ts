import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@/lib/failure';

export type Page<Row> = { rows: Row[]; cursor: string | null };

type Walk<Row> = {
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
  /** The key of a row. Rows repeated across pages are returned once. */
  keyOf: (row: Row) => string;
  onRows: (rows: Row[]) => Promise<void> | void;
  maxRows: number;
  signal: AbortSignal;
};

const longestWaitSeconds = 60;
const maxWaits = 20;
/** Consecutive pages without new rows before the list counts as endless. */
const maxBarrenPages = 100;

/**
 * Follows the cursor of a list to its end and passes on each row once, in API order. Waits after a 429. Returns 'end',
 * or 'limit' if it reached `maxRows`. Throws Failure, `upstream_invalid` for a repeated cursor or a hundred pages
 * without new rows.
 */
export async function walkPages<Row>(walk: Walk<Row>): Promise<'end' | 'limit'> {
  const seenRows = new Set<string>();
  const seenCursors = new Set<string>();
  const waits = { left: maxWaits };
  let barren = 0;
  let cursor: string | undefined;
  for (;;) {
    const page = await readPatiently(() => walk.readPage(cursor, walk.signal), waits, walk.signal);
    const fresh = page.rows.filter((row) => !seenRows.has(walk.keyOf(row)));
    const room = walk.maxRows - seenRows.size;
    for (const row of fresh.slice(0, room)) seenRows.add(walk.keyOf(row));
    await walk.onRows(fresh.slice(0, room));
    if (!page.cursor) return fresh.length > room ? 'limit' : 'end';
    if (fresh.length >= room) return 'limit';
    barren = fresh.length > 0 ? 0 : barren + 1;
    if (seenCursors.has(page.cursor) || barren >= maxBarrenPages) {
      throw new Failure('upstream_invalid', 'The API repeats its pages, so the list has no end.');
    }
    seenCursors.add(page.cursor);
    cursor = page.cursor;
  }
}

async function readPatiently<T>(
  read: () => Promise<T>,
  waits: { left: number },
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const retryAfter =
        error instanceof Failure && error.code === 'throttled' ? (error.retryAfter ?? 1) : undefined;
      if (retryAfter === undefined || retryAfter > longestWaitSeconds || waits.left-- <= 0) throw error;
      await sleep(retryAfter * 1000, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
