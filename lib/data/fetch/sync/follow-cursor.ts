import { Failure } from '@/lib/base/failure';
import { callWithRetry } from './call-with-retry';
import type { RateLimiter } from './rate-limiter';

type Paged = { cursor: string | null };

type Walk<Page> = {
  readPage: (cursor: string | undefined) => Promise<Page>;
  limiter: RateLimiter;
  signal: AbortSignal;
  /** How often the walk may start over because the API no longer accepts its cursor. */
  restarts?: number;
};

/**
 * Follows the cursor of an API's list to its end, a page at a time. A page that fails is read again like any call of a
 * sync, and the walk goes on from there. After a restart, pages come again. Throws Failure `upstream_invalid` for a
 * repeated cursor, and otherwise like callWithRetry.
 */
export async function* followCursor<Page extends Paged>({
  readPage,
  limiter,
  signal,
  restarts = 0,
}: Walk<Page>): AsyncGenerator<Page, void, undefined> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  let left = restarts;
  for (;;) {
    const at = cursor;
    const page = await callWithRetry(limiter, signal, () => readPage(at)).catch((error: unknown) => {
      if (at === undefined || left <= 0 || !isRejected(error)) throw error;
      left -= 1;
      return null;
    });
    if (page) {
      yield page;
      if (!page.cursor) return;
      if (seen.has(page.cursor)) throw new Failure('upstream_invalid', 'The API sent a cursor that repeats.');
      seen.add(page.cursor);
    } else seen.clear();
    cursor = page?.cursor ?? undefined;
  }
}

/** Only the cursor differs from the page before, so the API rejects it: it has expired. */
const isRejected = (error: unknown): boolean =>
  error instanceof Failure && ['invalid_input', 'bad_request', 'not_found'].includes(error.code);
