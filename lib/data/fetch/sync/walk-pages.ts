import { Failure } from '@/lib/base/failure';
import { followCursor } from './follow-cursor';
import type { RateLimiter } from './rate-limiter';
import { SyncEnd } from './sync-end';

export type Page<Row> = { rows: Row[]; cursor: string | null };

type Walk<Row> = {
  readPage: (cursor: string | undefined) => Promise<Page<Row>>;
  /** The key of a row. Repeated rows are returned once: the first. */
  keyOf: (row: Row) => string;
  onRows: (rows: Row[]) => Promise<void> | void;
  maxRows: number;
  limiter: RateLimiter;
  signal: AbortSignal;
};

/** Consecutive pages without new rows before the list counts as endless. */
const maxBarrenPages = 100;
const restarts = 2;

/**
 * Follows the cursor of a list to its end and passes on each row once, in API order. Returns 'end', or 'limit' if it
 * reached `maxRows`. Throws Failure like `readPage` once its retries are used up, and `upstream_invalid` for a repeated
 * cursor or a hundred pages without new rows.
 */
export async function walkPages<Row>(walk: Walk<Row>): Promise<'end' | 'limit'> {
  const { keyOf, onRows, maxRows, limiter, signal } = walk;
  const seen = new Set<string>();
  let barren = 0;
  let fruitful = 0;
  const readPage = (cursor: string | undefined) => {
    // After a restart, pages that were read before come again.
    if (cursor === undefined) barren = 0;
    return walk.readPage(cursor);
  };
  try {
    for await (const page of followCursor({ readPage, limiter, signal, restarts })) {
      const room = maxRows - seen.size;
      const fresh = page.rows.filter((row) => {
        const known = seen.has(keyOf(row));
        seen.add(keyOf(row));
        return !known;
      });
      await onRows(fresh.slice(0, room));
      if (fresh.length > room || (page.cursor && fresh.length >= room)) return 'limit';
      if (fresh.length > 0) fruitful += 1;
      barren = fresh.length > 0 ? 0 : barren + 1;
      if (barren >= fruitful + maxBarrenPages) {
        throw new Failure('upstream_invalid', 'The API repeats its pages, so the list has no end.');
      }
    }
  } catch (error) {
    // The API asks to wait for longer than a walk waits.
    throw error instanceof SyncEnd ? new Failure('throttled', error.message) : error;
  }
  return 'end';
}
