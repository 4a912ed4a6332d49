import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import { writeColumns } from './column-text';
import { datasetOf, type SourceId } from './datasets';
import type { Day, DayRange } from './days';
import { fetchPage, type Page, type PageRequest } from './fetch-page';
import type { Pace } from './pace';
import type { StoredRow } from './stored-row';

export type FetchedWindow = {
  /** The rows as text for the store (see column-text.ts), each id once; none where there are no rows. */
  columns: string[];
  ids: readonly string[];
  rows: number;
  pages: number;
  allFinal: boolean;
};

/** The window holds more than it should: nothing of it is kept, it is to be cut into smaller ones. */
export type HeavyWindow = { heavy: true; rows: number; pages: number };

export type WindowRequest = {
  source: SourceId;
  scope: string;
  range: DayRange;
  finalBefore: Day;
  /** Pages after which the window counts as heavy; undefined where it cannot be cut. */
  heavyAfter: number | undefined;
};

type Tools = { call: Call; pace: Pace; signal: AbortSignal; onPage: () => void };

/** Pages in a row that may bring nothing new before a cursor chain counts as endless. */
const mostIdlePages = 20;

/**
 * Follows a window's cursor to its end. Rows that come twice count once, the later as the newer. Throws Failure:
 * `upstream_invalid` for a cursor that repeats or never ends and for rows outside the window, others as Call does.
 */
export async function fetchWindow(
  tools: Tools,
  request: WindowRequest,
): Promise<FetchedWindow | HeavyWindow> {
  const rows = new Map<string, StoredRow>();
  const cursors = new Set<string>();
  let allFinal = true;
  let pages = 0;
  let idlePages = 0;
  let cursor: string | undefined;
  for (;;) {
    const page = await fetchPatiently(tools, { ...request, cursor });
    pages += 1;
    const before = rows.size;
    for (const row of page.rows) {
      if (row.day < request.range.from || row.day > request.range.to) {
        throw invalid(`a row of ${row.day} for the days ${request.range.from} to ${request.range.to}`);
      }
      if (!row.final) allFinal = false;
      rows.set(row.id.toLowerCase(), row);
    }
    tools.onPage();
    if (!page.cursor) {
      const columns = rows.size > 0 ? writeColumns(datasetOf(request.source), [...rows.values()]) : [];
      return { columns, ids: [...rows.keys()], rows: rows.size, pages, allFinal };
    }
    if (cursors.has(page.cursor)) throw invalid('a cursor that repeats');
    idlePages = rows.size === before ? idlePages + 1 : 0;
    if (idlePages > mostIdlePages) throw invalid('a cursor that never ends');
    if (request.heavyAfter !== undefined && pages >= request.heavyAfter) {
      return { heavy: true, rows: rows.size, pages };
    }
    cursors.add(page.cursor);
    cursor = page.cursor;
  }
}

const invalid = (what: string) => new Failure('upstream_invalid', `The API sent ${what}.`);

/** An answer cut off or garbled on its way may come whole the next time. */
const outages = ['upstream_failed', 'upstream_unavailable', 'upstream_timeout', 'upstream_invalid'];
const mostOutages = 4;
const mostThrottles = 10;
const longestWaitSeconds = 60;

/** Asks again where that may help, slower each time; waits as long as the API asks for. */
async function fetchPatiently({ call, pace, signal }: Tools, request: PageRequest): Promise<Page> {
  let outagesSeen = 0;
  let throttlesSeen = 0;
  for (;;) {
    try {
      return await pace.run(signal, () => fetchPage(call, request, { signal }));
    } catch (error) {
      if (signal.aborted || !(error instanceof Failure)) throw error;
      const throttled = error.code === 'throttled';
      if (!throttled && !outages.includes(error.code)) throw error;
      if (throttled) throttlesSeen += 1;
      else outagesSeen += 1;
      if (throttlesSeen >= mostThrottles || outagesSeen >= mostOutages) throw error;
      const asked = Math.min(error.retryAfter ?? 0, longestWaitSeconds);
      pace.slowDown(asked);
      const wait = asked * 1000 + Math.random() * 200 * 2 ** (outagesSeen + throttlesSeen);
      await sleep(wait, undefined, { signal });
    }
  }
}
