/** Places among the columns; `last` is drawn, too. */
export type ColumnWindow = { first: number; last: number };

export const allColumns: ColumnWindow = { first: 0, last: Number.POSITIVE_INFINITY };

/**
 * The columns to draw for a scroller at `left`, `size` pixels wide: those in sight, and one more at each end. `widths` are
 * theirs in pixels, and before them stands what is `ahead` pixels wide.
 */
export function findColumnWindow(
  widths: readonly number[],
  ahead: number,
  left: number,
  size: number,
): ColumnWindow {
  const seen = { first: -1, last: -1 };
  let start = ahead;
  for (const [at, width] of widths.entries()) {
    if (seen.first < 0 && start + width > left) seen.first = at;
    if (start < left + size) seen.last = at;
    start += width;
  }
  return seen.first < 0 || seen.last < seen.first
    ? allColumns
    : { first: seen.first - 1, last: seen.last + 1 };
}

export const isSameColumnWindow = (a: ColumnWindow, b: ColumnWindow) =>
  a.first === b.first && a.last === b.last;
