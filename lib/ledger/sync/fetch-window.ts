import { isDay } from '@/lib/contract/dates';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { datasetOf, type SourceId } from '../datasets';
import type { Day, DayRange } from '../days';
import { pickColumns, writeColumns } from '../windows/column-text';
import { callWithRetry } from './call-with-retry';
import { fetchPage } from './fetch-page';
import type { RateLimiter } from './rate-limiter';

export type FetchedWindow = {
  /** The rows of each page as text for the store (see column-text.ts), without duplicate ids. */
  texts: string[][];
  ids: readonly string[];
  rows: number;
  pages: number;
  allFinal: boolean;
  /** A row had two different instants: it moved during the walk, and may have hidden others. */
  moved: boolean;
};

/** The window is too large. It is discarded and split. */
export type HeavyWindow = { heavy: true; rows: number; pages: number };

type WindowRequest = {
  source: SourceId;
  scope: string;
  range: DayRange;
  finalBefore: Day;
  /** Number of pages from which the window counts as heavy; undefined if it cannot be split. */
  heavyAfter: number | undefined;
};

type Tools = { call: Call; limiter: RateLimiter; signal: AbortSignal; onPage: () => void };

/** Consecutive pages without new rows before a cursor counts as endless. */
const maxIdlePages = 20;

/**
 * Follows a window's cursor to its end. Of duplicate rows, the later one counts. Throws Failure `upstream_invalid` for
 * a repeated or endless cursor and for rows outside the window, other Failures like Call, and SyncEnd like
 * callWithRetry.
 */
export async function fetchWindow(
  { call, limiter, signal, onPage }: Tools,
  request: WindowRequest,
): Promise<FetchedWindow | HeavyWindow> {
  const dataset = datasetOf(request.source);
  const seen = new Map<string, string>();
  const texts: PageText[] = [];
  const cursors = new Set<string>();
  let allFinal = true;
  let moved = false;
  let pages = 0;
  let idlePages = 0;
  let cursor: string | undefined;
  for (;;) {
    const page = await callWithRetry(limiter, signal, () =>
      fetchPage(call, { ...request, cursor }, { signal }),
    );
    pages += 1;
    const before = seen.size;
    const ids: string[] = [];
    for (const row of page.rows) {
      if (!isDay(row.day)) throw invalid(`The API sent a row of ${row.day}, which is no day.`);
      if (row.day < request.range.from || row.day > request.range.to) {
        throw invalid(
          `The API sent a row of ${row.day} for the days ${request.range.from} to ${request.range.to}.`,
        );
      }
      if (!row.final) allFinal = false;
      const { id } = row;
      ids.push(id);
      if ((seen.get(id) ?? row.instant) !== row.instant) moved = true;
      seen.set(id, row.instant);
    }
    // Converted to text at once, because objects that wait for the last page would cost more memory.
    texts.push({ ids, columns: writeColumns(dataset, page.rows) });
    onPage();
    if (!page.cursor) {
      const ids = [...seen.keys()];
      return { texts: keepNewest(texts, seen.size), ids, rows: seen.size, pages, allFinal, moved };
    }
    if (cursors.has(page.cursor)) throw invalid('The API sent a cursor that repeats.');
    idlePages = seen.size === before ? idlePages + 1 : 0;
    if (idlePages > maxIdlePages) throw invalid('The API sent a cursor that never ends.');
    if (request.heavyAfter !== undefined && pages >= request.heavyAfter) {
      return { heavy: true, rows: seen.size, pages };
    }
    cursors.add(page.cursor);
    cursor = page.cursor;
  }
}

type PageText = { ids: readonly string[]; columns: string[] };

/** The columns of pages with each id once, in its latest version. `distinct` is the number of ids. */
function keepNewest(pages: readonly PageText[], distinct: number): string[][] {
  const rows = pages.reduce((sum, { ids }) => sum + ids.length, 0);
  if (rows === distinct) return pages.map(({ columns }) => columns);
  const last = new Map(pages.flatMap(({ ids }, page) => ids.map((id, row) => [id, { page, row }])));
  const newest = [...last.values()];
  return pages.map(({ columns }, page) =>
    pickColumns(
      columns,
      newest.filter((latest) => latest.page === page).map(({ row }) => row),
    ),
  );
}

const invalid = (message: string) => new Failure('upstream_invalid', message);
