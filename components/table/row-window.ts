/** The rows to draw, by their places in the list. `to` is excluded. */
export type RowWindow = { from: number; to: number };

/** Shorter lists are drawn whole, so that find-in-page and print see every row. */
const drawnWhole = 200;
/** The window moves in steps, so that most scroll events draw nothing. */
const step = 6;

/** The rows to draw for a scroller at `top`, `size` pixels high, when each row is `height` high. */
export function findRowWindow(count: number, height: number, top: number, size: number): RowWindow {
  if (count <= drawnWhole) return { from: 0, to: count };
  const first = Math.floor(top / height / step) * step - step;
  const last = Math.ceil((top + size) / height / step) * step + step;
  const to = Math.max(0, Math.min(count, last));
  return { from: Math.max(0, Math.min(first, to - step)), to };
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
