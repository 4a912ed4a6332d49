import type { DrawnWindow } from './drawn-window';

export const allColumns: DrawnWindow = { from: 0, to: Number.POSITIVE_INFINITY };

/**
 * The columns to draw for a scroller at `left`, `size` pixels wide: those in sight, and one more at each end. `widths` are
 * theirs in pixels, and before them stands what is `ahead` pixels wide.
 */
export function findColumnWindow(
  widths: readonly number[],
  ahead: number,
  left: number,
  size: number,
): DrawnWindow {
  const seen: number[] = [];
  let start = ahead;
  for (const [at, width] of widths.entries()) {
    if (start + width > left && start < left + size) seen.push(at);
    start += width;
  }
  const [first = -1] = seen;
  return first < 0 ? allColumns : { from: first - 1, to: first + seen.length + 1 };
}
