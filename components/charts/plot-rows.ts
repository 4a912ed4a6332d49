import type { Point, Series } from './series';

export type PlotRow = { day: string; point: Point } & Record<string, unknown>;

export const settledKey = (key: string) => `${key}:settled`;
export const openKey = (key: string) => `${key}:open`;

/**
 * Splits each series into a settled and a provisional half. For lines and areas the halves meet: the last
 * settled point belongs to both, so that no gap shows between them.
 */
export function splitRows(points: readonly Point[], series: readonly Series[], joined: boolean): PlotRow[] {
  return points.map((point, at) => {
    const row: PlotRow = { day: point.day, point };
    const nextOpen = points[at + 1]?.provisional === true;
    for (const { key, comparison } of series) {
      const value = point.values[key] ?? null;
      const open = point.provisional === true && !comparison;
      row[settledKey(key)] = open ? null : value;
      row[openKey(key)] = !comparison && (open || (joined && nextOpen)) ? value : null;
    }
    return row;
  });
}

/** Every value that is drawn. */
export function listValues(points: readonly Point[], series: readonly Series[]): number[] {
  return points.flatMap(({ values }) => series.flatMap(({ key }) => values[key] ?? []));
}
