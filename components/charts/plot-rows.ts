import { mixes } from '@/lib/reports/open-days';
import type { Point, Series } from './series';

export type PlotRow = { day: string } & Record<string, unknown>;

export const settledKey = (key: string) => `${key}:settled`;
export const openKey = (key: string) => `${key}:open`;

/**
 * Splits each series into a settled and a provisional half. For lines and areas the halves meet: a settled point
 * beside a provisional one belongs to both, so that no gap shows between them.
 */
export function splitRows(points: readonly Point[], series: readonly Series[], joined: boolean): PlotRow[] {
  return points.map((point, at) => {
    const row: PlotRow = { day: point.day };
    const besideOpen = points[at - 1]?.provisional === true || points[at + 1]?.provisional === true;
    for (const { key, comparison } of series) {
      const value = point.values[key] ?? null;
      const open = point.provisional === true && !comparison;
      row[settledKey(key)] = open ? null : value;
      row[openKey(key)] = !comparison && (open || (joined && besideOpen)) ? value : null;
    }
    return row;
  });
}

/** Marks the exception: where every day may change, none is drawn as such. */
export function markOpen(points: readonly Point[]): readonly Point[] {
  const open = points.filter(hasValue).map(({ provisional = false }) => provisional);
  return mixes(open) ? points : points.map((point) => ({ ...point, provisional: false }));
}

const hasValue = ({ values }: Point) => Object.values(values).some((value) => value !== null);

/** Which days may change: some, all that are drawn, or none. */
export function countOpen(points: readonly Point[]): 'none' | 'some' | 'all' {
  const drawn = points.filter(hasValue);
  const open = drawn.filter(({ provisional }) => provisional).length;
  if (open === 0) return 'none';
  return open < drawn.length ? 'some' : 'all';
}

/** The stretches that are drawn as what may still change: first and last point of each, the settled ones beside included. */
export function listOpenStretches(points: readonly Point[]): { first: number; last: number }[] {
  const stretches: { first: number; last: number }[] = [];
  for (const [at, { provisional }] of points.entries()) {
    if (!provisional) continue;
    const before = stretches.at(-1);
    const last = Math.min(at + 1, points.length - 1);
    if (before && before.last >= at - 1) before.last = last;
    else stretches.push({ first: Math.max(0, at - 1), last });
  }
  return stretches;
}

/** Every value that is drawn. */
export function listValues(points: readonly Point[], series: readonly Series[]): number[] {
  return points.flatMap(({ values }) => series.flatMap(({ key }) => values[key] ?? []));
}

/** Lines of days that may change are paler. */
export const paleOpacity = 0.5;

/** Where today is drawn as an open dot, in each series that has a value. */
export function listDots(points: readonly Point[], series: readonly Series[], today: string | null) {
  const at = points.findIndex(({ day }) => day === today);
  return series.flatMap(({ key, comparison }) => {
    const value = comparison ? null : (points[at]?.values[key] ?? null);
    return value === null ? [] : [{ at, key, value }];
  });
}
