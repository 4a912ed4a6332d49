import { Failure } from '@/lib/base/failure';
import { isDay } from '@/lib/contract/dates';
import { pickColumns, type StoredRow, writeColumns } from '@/lib/data/store/engine/column-text';
import { datasetOf, datasets, type SourceId } from '@/lib/data/terms/datasets';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Call } from '@/lib/gateway/call';
import { fetchPage } from './fetch-page';
import { followCursor } from './follow-cursor';
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
  /** The names of fields that could not be read, and are stored as empty. */
  unread: readonly string[];
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
 * a repeated or endless cursor, for rows outside the window and for two versions of a row without an id, other Failures like Call, and SyncEnd like
 * callWithRetry.
 */
export async function fetchWindow(
  { call, limiter, signal, onPage }: Tools,
  request: WindowRequest,
): Promise<FetchedWindow | HeavyWindow> {
  const dataset = datasetOf(request.source);
  const seen = new Map<string, string>();
  const checkTwins = makeTwinCheck(request.source);
  const texts: PageText[] = [];
  let allFinal = true;
  let moved = false;
  let pages = 0;
  const unread = new Set<string>();
  let idlePages = 0;
  const readPage = (cursor: string | undefined) => fetchPage(call, { ...request, cursor }, { signal });
  for await (const page of followCursor({ readPage, limiter, signal })) {
    pages += 1;
    for (const name of page.unread?.fields ?? []) unread.add(name);
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
      checkTwins(row);
      ids.push(id);
      if ((seen.get(id) ?? row.instant) !== row.instant) moved = true;
      seen.set(id, row.instant);
    }
    // Converted to text at once, because objects that wait for the last page would cost more memory.
    texts.push({ ids, columns: writeColumns(dataset, page.rows) });
    onPage();
    if (!page.cursor) break;
    idlePages = seen.size === before ? idlePages + 1 : 0;
    if (idlePages > maxIdlePages) throw invalid('The API sent a cursor that never ends.');
    if (request.heavyAfter !== undefined && pages >= request.heavyAfter) {
      return { heavy: true, rows: seen.size, pages };
    }
  }
  const ids = [...seen.keys()];
  return {
    texts: keepNewest(texts, seen.size),
    ids,
    rows: seen.size,
    pages,
    allFinal,
    moved,
    unread: [...unread],
  };
}

/**
 * Program rows have no id of their own; the API says what they are unique by. The same row again is a repetition of the
 * page before, but with other figures nobody knows which counts. Another walk may tell.
 */
function makeTwinCheck(source: SourceId): (row: StoredRow) => void {
  if (source !== 'program') return () => {};
  const columns = Object.values(datasets.program.metrics);
  const seen = new Map<string, string>();
  return (row) => {
    const figures = columns.map((name) => row[name]).join(' ');
    if ((seen.get(row.id) ?? figures) !== figures) {
      throw invalid('The API sent two different rows of one campaign, creator, day and product.');
    }
    seen.set(row.id, figures);
  };
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
