import { type Day, type DayRange, type Grain, startOfBucket } from '@/lib/data/terms/days';
import { partOfBucket } from '@/lib/pages/buckets';
import { mixes } from '@/lib/pages/open-days';
import type { Point, Series } from './series';

export type PlotRow = { day: string } & Record<string, unknown>;

export const settledKey = (key: string) => `${key}:settled`;
export const openKey = (key: string) => `${key}:open`;
export const partKey = (key: string) => `${key}:part`;

/** Marks the first and last bucket if the range has only a part of them, and the one that is not over (UTC). */
export const markParts = (
  points: readonly Point[],
  { grain, range, today }: { grain: Grain; range: DayRange; today: Day | null },
): Point[] =>
  points.map((point) => ({
    ...point,
    part: partOfBucket(point.day, grain, range),
    unfinished: point.unfinished || (today !== null && point.day === startOfBucket(today, grain)),
  }));

/**
 * Splits each series into settled, provisional and partial buckets. In lines and areas, a point next to one of another
 * kind belongs to both, so that no gap shows.
 */
export function splitRows(points: readonly Point[], series: readonly Series[], joined: boolean): PlotRow[] {
  return points.map((point, at) => {
    const row: PlotRow = { day: point.day };
    for (const entry of series) {
      const { key } = entry;
      const value = point.values[key] ?? null;
      const kindAt = (place: number) => kindOf(points[place], entry);
      const own = kindAt(at);
      const next = joined ? [kindAt(at - 1), kindAt(at + 1)] : [];
      row[settledKey(key)] = own === 'settled' ? value : null;
      row[openKey(key)] = own === 'open' || (own !== 'part' && next.includes('open')) ? value : null;
      row[partKey(key)] = own === 'part' || next.includes('part') ? value : null;
    }
    return row;
  });
}

/** How a point is drawn; undefined without a value, so that its neighbors do not lead to it. */
function kindOf(point: Point | undefined, { key, comparison = false, plan = false }: Series) {
  if (point?.values[key] === undefined || point.values[key] === null) return undefined;
  if (plan || point.part || point.unfinished) return 'part';
  return point.provisional === true && !comparison ? 'open' : 'settled';
}

/** Removes the marks if every day may change. Only exceptions are marked. */
export function markOpen(points: readonly Point[]): readonly Point[] {
  const open = points.filter(hasValue).map(({ provisional = false }) => provisional);
  return mixes(open) ? points : points.map((point) => ({ ...point, provisional: false }));
}

const hasValue = ({ values }: Point) => Object.values(values).some((value) => value !== null);

/** How many of the days with values may change. */
export function countOpen(points: readonly Point[]): 'none' | 'some' | 'all' {
  const drawn = points.filter(hasValue);
  const open = drawn.filter(({ provisional }) => provisional).length;
  if (open === 0) return 'none';
  return open < drawn.length ? 'some' : 'all';
}

/** The first and last point of each run that may change, including the settled points next to it. */
export function listOpenRanges(points: readonly Point[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const [at, { provisional }] of points.entries()) {
    if (!provisional) continue;
    const before = ranges.at(-1);
    const last = Math.min(at + 1, points.length - 1);
    if (before && before.last >= at - 1) before.last = last;
    else ranges.push({ first: Math.max(0, at - 1), last });
  }
  return ranges;
}

/** The first and last point of each run of missing days. */
export function listMissing(points: readonly Point[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const [at, { missing }] of points.entries()) {
    if (!missing) continue;
    const before = ranges.at(-1);
    if (before?.last === at - 1) before.last = at;
    else ranges.push({ first: at, last: at });
  }
  return ranges;
}

/** All values of the given series, and their ranges. */
export function listValues(points: readonly Point[], series: readonly Series[]): number[] {
  const names = series.flatMap(({ key, range }) => [
    key,
    ...(range ? [range.low, range.high, range.from ?? key] : []),
  ]);
  return points.flatMap(({ values }) => names.flatMap((name) => values[name] ?? []));
}

/** Line opacity for days that may change. */
export const paleOpacity = 0.5;

/** Today's value of each series that has one. Comparisons and plans have none. */
export function listDots(points: readonly Point[], series: readonly Series[], today: string | null) {
  const at = points.findIndex(({ day }) => day === today);
  return series.flatMap(({ key, comparison, plan }) => {
    const value = comparison || plan ? null : (points[at]?.values[key] ?? null);
    return value === null ? [] : [{ at, key, value }];
  });
}
