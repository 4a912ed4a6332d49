import type { DrawnWindow } from './drawn-window';

/** Below this every row is drawn, so that find-in-page and print see them all. */
const drawnWhole = 200;
/** The window moves in steps, so that most scroll events draw nothing. */
const step = 6;

/** The rows to draw for a scroller at `top`, `size` pixels high, when each row is `height` high. */
export function findRowWindow(count: number, height: number, top: number, size: number): DrawnWindow {
  if (count <= drawnWhole) return { from: 0, to: count };
  const first = Math.floor(top / height / step) * step - step;
  const last = Math.ceil((top + size) / height / step) * step + step;
  const to = Math.max(0, Math.min(count, last));
  return { from: Math.max(0, Math.min(first, to - step)), to };
}

/**
 * What to draw next on the way from what is drawn to what is wanted: a step more, so that a frame has no more to draw the
 * later it comes. Where nothing of it is wanted any more, the rows just scrolled to come first: they stay the longest. A
 * list that is drawn whole comes at once.
 */
export function approachWindow(drawn: DrawnWindow, wanted: DrawnWindow, count: number): DrawnWindow {
  if (count <= drawnWhole) return wanted;
  if (drawn.to <= wanted.from) {
    const to = Math.max(wanted.to - step, wanted.from);
    return { from: Math.max(wanted.from, to - step), to };
  }
  if (wanted.to <= drawn.from) {
    const from = Math.min(wanted.from + step, wanted.to);
    return { from, to: Math.min(wanted.to, from + step) };
  }
  const kept = { from: Math.max(drawn.from, wanted.from), to: Math.min(drawn.to, wanted.to) };
  const above = kept.from - wanted.from;
  const below = Math.min(wanted.to - kept.to, Math.max(step / 2, step - above));
  return { from: kept.from - Math.min(above, step - below), to: kept.to + below };
}

/** More rows are asked for when fewer pixels than this are left below what is in sight. */
const lookAhead = 800;

export function isNearEnd(count: number, height: number, top: number, size: number): boolean {
  return count * height - top - size < lookAhead;
}

/** Where to scroll so that row `index` is in sight between the sticky header and footer; null if it is. */
export function findScroll(
  index: number,
  height: number,
  scroller: { top: number; size: number; header: number; footer: number },
): number | null {
  const { top, size, header, footer } = scroller;
  const start = index * height;
  if (start < top) return start;
  const room = size - header - footer - height;
  return start > top + room ? start - room : null;
}
