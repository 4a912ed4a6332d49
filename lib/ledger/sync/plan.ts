import type { SourceId } from '../datasets';
import { addDays, countDays, type Day, type DayRange, earlierOf, laterOf } from '../days';
import { firstUnsettledDay } from '../ranges/look-back';
import { isFresh, isSettled, type WindowRecord } from '../windows/windows';

/** Days to fetch of one source and scope. `whole`: as one window, as it was; otherwise cut as rows turn out dense. */
export type Stretch = DayRange & { scope: string; whole: boolean; tries: number };

type PlanInput = {
  range: DayRange;
  scopes: readonly string[];
  windows: readonly WindowRecord[];
  now: Date;
  today: Day;
  /** Fetch what may still change even where it is fresh. */
  force: boolean;
};

/**
 * What a range needs: days never fetched or failed, and windows that may still change and are no longer fresh. Settled windows never. Newest first; a stretch never reaches over the day from which rows may change.
 */
export function planStretches({ range, scopes, windows, now, today, force }: PlanInput): Stretch[] {
  const wanted = { from: range.from, to: earlierOf(range.to, today) };
  const stretches: Stretch[] = [];
  for (const scope of scopes) {
    const held = windows.filter((window) => window.scope === scope && window.status === 'ok');
    let next = wanted.from;
    for (const window of held) {
      if (window.from > next) stretches.push(...open(scope, next, addDays(window.from, -1)));
      next = laterOf(next, addDays(window.to, 1));
      const keep = isSettled(window) || (!force && isFresh(window, now));
      if (!keep && window.to >= wanted.from && window.from <= wanted.to) {
        stretches.push({ scope, from: window.from, to: window.to, whole: true, tries: 0 });
      }
    }
    if (next <= wanted.to) stretches.push(...open(scope, next, wanted.to));
  }
  const boundary = firstUnsettledDay(today);
  return stretches
    .flatMap((stretch) => (stretch.whole ? [stretch] : cutAt(stretch, boundary)))
    .sort((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0));
}

const open = (scope: string, from: Day, to: Day): Stretch[] =>
  from <= to ? [{ scope, from, to, whole: false, tries: 0 }] : [];

function cutAt(stretch: Stretch, day: Day): Stretch[] {
  if (stretch.from >= day || stretch.to < day) return [stretch];
  return [
    { ...stretch, from: day },
    { ...stretch, to: addDays(day, -1) },
  ];
}

const pagesWanted = 10;
const longestDays = 31;
/** API: GET /reports/brb, at most 90 days, and one call brings them all. */
const bonusDays = 90;

/** Days a window should span so that it has about ten pages; one day while nothing is known. */
export function windowDays(source: SourceId, pagesPerDay: number | null): number {
  if (source === 'brb') return bonusDays;
  if (pagesPerDay === null) return 1;
  return Math.max(1, Math.min(longestDays, Math.floor(pagesWanted / Math.max(pagesPerDay, 0.01))));
}

/** Takes the newest `days` off a stretch: the window to fetch, and what is left of the stretch. */
export function takeWindow(stretch: Stretch, days: number): { window: Stretch; rest: Stretch | null } {
  if (stretch.whole || countDays(stretch) <= days) return { window: stretch, rest: null };
  const from = addDays(stretch.to, 1 - days);
  return { window: { ...stretch, from }, rest: { ...stretch, to: addDays(from, -1) } };
}

/** Pages after which a window is cut up rather than followed to its end; a single day is always followed. */
export function heavyAfter(window: Stretch): number | undefined {
  const days = countDays(window);
  if (days === 1) return undefined;
  // Of a few days, most is already existed when it shows.
  return pagesWanted * (days > 4 ? 3 : 6);
}
