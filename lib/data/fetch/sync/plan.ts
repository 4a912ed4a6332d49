import { isFresh, isSettled, type WindowRecord } from '@/lib/data/store/windows/windows';
import type { SourceId } from '@/lib/data/terms/datasets';
import { addDays, countDays, type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';

/**
 * Days to fetch of one source and scope. `whole`: as one window, like before. Otherwise split by how dense rows are.
 */
export type PendingRange = DayRange & { scope: string; whole: boolean; tries: number };

type PlanInput = {
  range: DayRange;
  scopes: readonly string[];
  windows: readonly WindowRecord[];
  now: Date;
  today: Day;
  /** Also fetch fresh days that may still change. */
  force: boolean;
};

/**
 * Plans the days to fetch: missing and failed ones, and stale windows that may still change. Never settled windows.
 * Newest first. No range crosses the day from which rows may change.
 */
export function planRanges({ range, scopes, windows, now, today, force }: PlanInput): PendingRange[] {
  const expected = { from: range.from, to: earlierOf(range.to, today) };
  const ranges: PendingRange[] = [];
  for (const scope of scopes) {
    const stored = windows.filter((window) => window.scope === scope && window.status === 'ok');
    let next = expected.from;
    for (const window of stored) {
      if (window.from > next) ranges.push(...open(scope, next, addDays(window.from, -1)));
      next = laterOf(next, addDays(window.to, 1));
      const isCurrent = isSettled(window, now) || (!force && isFresh(window, now));
      if (!isCurrent && window.to >= expected.from && window.from <= expected.to) {
        ranges.push({ scope, from: window.from, to: window.to, whole: true, tries: 0 });
      }
    }
    if (next <= expected.to) ranges.push(...open(scope, next, expected.to));
  }
  const boundary = firstUnsettledDay(today);
  return ranges
    .flatMap((pending) => (pending.whole ? [pending] : cutAt(pending, boundary)))
    .sort((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0));
}

const open = (scope: string, from: Day, to: Day): PendingRange[] =>
  from <= to ? [{ scope, from, to, whole: false, tries: 0 }] : [];

function cutAt(pending: PendingRange, day: Day): PendingRange[] {
  if (pending.from >= day || pending.to < day) return [pending];
  return [
    { ...pending, from: day },
    { ...pending, to: addDays(day, -1) },
  ];
}

const pagesWanted = 10;
const longestDays = 31;
/** API: GET /reports/brb, at most 90 days. One call returns all rows. */
const bonusDays = 90;

/** Days per window so that it has about ten pages; one day while the density is unknown. */
export function windowDays(source: SourceId, pagesPerDay: number | null): number {
  if (source === 'brb') return bonusDays;
  if (pagesPerDay === null) return 1;
  return Math.max(1, Math.min(longestDays, Math.floor(pagesWanted / Math.max(pagesPerDay, 0.01))));
}

/** Splits off the newest `days` as the window to fetch. Returns it and the rest. */
export function takeWindow(
  pending: PendingRange,
  days: number,
): { window: PendingRange; rest: PendingRange | null } {
  if (pending.whole || countDays(pending) <= days) return { window: pending, rest: null };
  const from = addDays(pending.to, 1 - days);
  return { window: { ...pending, from }, rest: { ...pending, to: addDays(from, -1) } };
}

/** Number of pages after which a window is split instead of fetched; undefined for a single day. */
export function heavyAfter(window: PendingRange): number | undefined {
  const days = countDays(window);
  if (days === 1) return undefined;
  // For few days, most of the fetching is done by the time this is noticed.
  return pagesWanted * (days > 4 ? 3 : 6);
}
