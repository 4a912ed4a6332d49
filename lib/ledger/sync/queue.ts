import type { SourceId } from '../datasets';
import { countDays } from '../days';
import { type Stretch, takeWindow, windowDays } from './plan';

export type Queue = {
  add: (stretches: readonly Stretch[]) => void;
  /** The next window to fetch, sized by the density of rows so far; undefined if nothing is left. */
  take: () => Stretch | undefined;
  /** Reports a window's size. `heavy`: larger than this, and to be split. */
  learn: (window: Stretch, size: { pages: number; rows: number; heavy?: true }) => void;
  /** Estimated number of windows left. */
  left: () => number;
};

const fullPage = 100;
const sample = 4;
const remembered = 8;

/** A queue of ranges to fetch of one source, newest first, split into windows by how dense rows are. */
export function makeQueue(source: SourceId): Queue {
  let stretches: Stretch[] = [];
  const recent: number[] = [];
  let longest = Number.POSITIVE_INFINITY;
  let tried = 1;
  /** By the densest of the last windows: single days first, and never more than twice the last size. */
  const days = () => {
    const pagesPerDay = recent.length >= sample ? Math.max(...recent) : null;
    const wanted = windowDays(source, pagesPerDay);
    return source === 'brb' ? wanted : Math.min(longest, wanted, tried * 2);
  };
  return {
    add(more) {
      stretches = [...stretches, ...more].sort((a, b) => (a.to < b.to ? -1 : 1));
    },
    take() {
      const stretch = stretches.pop();
      if (!stretch) return undefined;
      const { window, rest } = takeWindow(stretch, days());
      if (rest) stretches.push(rest);
      return window;
    },
    learn(window, { pages, rows, heavy }) {
      const span = countDays(window);
      // A window that was too heavy is at least halved.
      if (heavy) longest = Math.max(1, Math.floor(span / 2));
      else tried = Math.max(tried, span);
      recent.push((pages === 1 ? Math.min(1, rows / fullPage) : pages) / span);
      if (recent.length > remembered) recent.shift();
    },
    left() {
      const span = days();
      return stretches.reduce(
        (total, stretch) => total + (stretch.whole ? 1 : Math.ceil(countDays(stretch) / span)),
        0,
      );
    },
  };
}
