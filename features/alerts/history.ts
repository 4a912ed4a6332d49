import { ageOf } from '@/lib/base/clock';
import { type LedgerContext, nowOf } from '@/lib/data/context';
import { datasets, type SourceId } from '@/lib/data/datasets';
import { addDays, type Day, type DayRange, earlierOf, toDay } from '@/lib/data/days';
import { filterOf } from '@/lib/data/query/filter-dimensions';
import { writeFilterValue } from '@/lib/data/query/filter-value';
import { joinRanges, listGaps } from '@/lib/data/ranges/gaps';
import type { SummaryQuery } from '@/lib/data/summary/summary-query';
import { readSeries } from '@/lib/data/summary/summary-series';
import type { Units } from '@/lib/data/units';
import { readWindows, type WindowRecord } from '@/lib/data/windows/windows';
import type { Watched } from './alert-shape';

/** Days that a rule looks back on: those of its preview, and those whose alerts may be taken back. */
export const lookedBack = 90;

/** A metric by day, as it is stored. Days without rows are missing in `sums`, and count as zero unless they are in `unread`. */
export type History = {
  /** Up to yesterday. */
  range: DayRange;
  sums: ReadonlyMap<Day, Units>;
  /** Days with a row that is not final. */
  open: ReadonlySet<Day>;
  /** Days that are not stored completely, as sorted, separate ranges. */
  unread: DayRange[];
  windows: readonly Pick<WindowRecord, 'from' | 'to' | 'fetchedAt'>[];
};

const { sources } = datasets.reports;

/** The filters of report rows that a rule is about. */
export function filtersOf({ currency, subject }: Pick<Watched, 'currency' | 'subject'>) {
  if (!subject) return { currencies: [currency] };
  const { kind, id } = subject;
  return { currencies: [currency], [filterOf[kind]]: [writeFilterValue(kind, id)] };
}

/** Reads the stored days up to yesterday, from one snapshot. Fetches nothing. `before`: days before those looked back on. */
export function readHistory(context: LedgerContext, watched: Watched, before: number): Promise<History> {
  const now = nowOf(context);
  const today = toDay(now);
  const range = { from: addDays(today, -lookedBack - before), to: addDays(today, -1) };
  const query: SummaryQuery = {
    ...{ dataset: 'reports', ...range, grain: 'day', group: 'none', compare: 'none', series: 'total' },
    ...{ top: 1, offset: 0, ...filtersOf(watched) },
  };
  return context.store.snapshot(async ({ read }) => {
    const [series] = await readSeries(read, context, query, range);
    const windows = await readWindows(read, context.workspaceId, sources, range);
    const days = [...(series?.buckets ?? [])];
    return {
      range,
      sums: new Map(days.map(([day, sums]) => [day, sums[watched.metric]])),
      open: new Set(days.flatMap(([day, sums]) => (sums.any ? [day] : []))),
      unread: listUnread(sources, windows, range, now),
      windows: windows.filter(({ status }) => status === 'ok'),
    };
  });
}

/**
 * The days that may lack rows: those that were not fetched, or only before they were over, or while their rows moved. A
 * fetch in the future says nothing.
 */
export function listUnread(
  expected: readonly SourceId[],
  windows: readonly WindowRecord[],
  range: DayRange,
  now: Date,
): DayRange[] {
  const ofSource = (id: SourceId) =>
    windows
      .filter(({ source, status, reason, fetchedAt }) => {
        return source === id && status === 'ok' && reason === null && ageOf(fetchedAt, now) >= 0;
      })
      .map(({ from, to, fetchedAt }) => ({
        from,
        to: earlierOf(to, addDays(toDay(new Date(fetchedAt)), -1)),
      }))
      .filter(({ from, to }) => from <= to);
  return joinRanges(expected.flatMap((id) => listGaps(ofSource(id), range)));
}
