import { isDay } from '@/lib/contract/dates';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { datasetOf, type SourceId } from '../datasets';
import type { Day, DayRange } from '../days';
import { pickColumns, writeColumns } from '../windows/column-text';
import { askPatiently } from './ask-patiently';
import { fetchPage } from './fetch-page';
import type { RateLimiter } from './rate-limiter';

export type FetchedWindow = {
  /** The rows of each page as text for the store (see column-text.ts), each id once. */
  texts: string[][];
  ids: readonly string[];
  rows: number;
  pages: number;
  allFinal: boolean;
  /** A row came at two different instants: it moved during the walk, and may have hidden others. */
  moved: boolean;
};

/** The window holds more than it should: nothing of it is kept, it is to be cut into smaller ones. */
export type HeavyWindow = { heavy: true; rows: number; pages: number };

type WindowRequest = {
  source: SourceId;
  scope: string;
  range: DayRange;
  finalBefore: Day;
  /** Pages after which the window counts as heavy; undefined where it cannot be cut. */
  heavyAfter: number | undefined;
};

type Tools = { call: Call; limiter: RateLimiter; signal: AbortSignal; onPage: () => void };

/** Pages in a row that may bring nothing new before a cursor chain counts as endless. */
const mostIdlePages = 20;

/**
 * Follows a window's cursor to its end. Rows that come twice count once, the later as the newer. Throws Failure:
 * `upstream_invalid` for a cursor that repeats or never ends and for rows outside the window, others as Call does; SyncEnd as
 * askPatiently does.
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
    const page = await askPatiently(limiter, signal, () =>
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
      const id = row.id.toLowerCase();
      ids.push(id);
      if ((seen.get(id) ?? row.instant) !== row.instant) moved = true;
      seen.set(id, row.instant);
    }
    // As text at once: rows that wait for the last page as objects cost more to keep than to write.
    texts.push({ ids, columns: writeColumns(dataset, page.rows) });
    onPage();
    if (!page.cursor) {
      const ids = [...seen.keys()];
      return { texts: keepNewest(texts, seen.size), ids, rows: seen.size, pages, allFinal, moved };
    }
    if (cursors.has(page.cursor)) throw invalid('The API sent a cursor that repeats.');
    idlePages = seen.size === before ? idlePages + 1 : 0;
    if (idlePages > mostIdlePages) throw invalid('The API sent a cursor that never ends.');
    if (request.heavyAfter !== undefined && pages >= request.heavyAfter) {
      return { heavy: true, rows: seen.size, pages };
    }
    cursors.add(page.cursor);
    cursor = page.cursor;
  }
}

type PageText = { ids: readonly string[]; columns: string[] };

/** The columns of pages with each id once, as it came last. `distinct`: how many ids there are. */
function keepNewest(pages: readonly PageText[], distinct: number): string[][] {
  const rows = pages.reduce((sum, { ids }) => sum + ids.length, 0);
  if (rows === distinct) return pages.map(({ columns }) => columns);
  const last = new Map(pages.flatMap(({ ids }, page) => ids.map((id, row) => [id, { page, row }])));
  const kept = [...last.values()];
  return pages.map(({ columns }, page) =>
    pickColumns(
      columns,
      kept.filter((place) => place.page === page).map(({ row }) => row),
    ),
  );
}

const invalid = (message: string) => new Failure('upstream_invalid', message);
