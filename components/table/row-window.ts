/** Indexes of the rows to draw; `to` is excluded. */
type RowWindow = { from: number; to: number };

/** Lists up to this length are rendered in full, so that find-in-page and print see every row. */
const drawnWhole = 200;
/** The window moves in steps of this many rows, so that most scroll events render nothing. */
const step = 6;

/** The rows to draw in a scroller `size` pixels high at `top`, for rows `height` pixels high. */
export function findRowWindow(count: number, height: number, top: number, size: number): RowWindow {
  if (count <= drawnWhole) return { from: 0, to: count };
  const first = Math.floor(top / height / step) * step - step;
  const last = Math.ceil((top + size) / height / step) * step + step;
  const to = Math.max(0, Math.min(count, last));
  return { from: Math.max(0, Math.min(first, to - step)), to };
}

/** The next page loads when fewer pixels than this are left below the view. */
const lookAhead = 800;

export function isNearEnd(count: number, height: number, top: number, size: number): boolean {
  return count * height - top - size < lookAhead;
}

/** The scroll offset that shows row `index` between the sticky header and footer, or null if it is visible. */
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
