import type { SourceId } from '@/lib/data/terms/datasets';
import { countDays } from '@/lib/data/terms/days';
import { type PendingRange, takeWindow, windowDays } from './plan';

export type WindowQueue = {
  add: (ranges: readonly PendingRange[]) => void;
  /** The next window to fetch, sized by the density of rows so far; undefined if nothing is left. */
  take: () => PendingRange | undefined;
  /** Reports a window's size. `heavy`: larger than this, and to be split. */
  learn: (window: PendingRange, size: { pages: number; rows: number; heavy?: true }) => void;
  /** Estimated number of windows left. */
  left: () => number;
};

const fullPage = 100;
const sample = 4;
const remembered = 8;

/** A queue of ranges to fetch of one source, newest first, split into windows by how dense rows are. */
export function makeQueue(source: SourceId): WindowQueue {
  let ranges: PendingRange[] = [];
  const recent: number[] = [];
  let longest = Number.POSITIVE_INFINITY;
  let tried = 1;
  /** By the densest of the last windows: single days first, and never more than twice the last size. */
  const days = () => {
    const pagesPerDay = recent.length >= sample ? Math.max(...recent) : null;
    const ideal = windowDays(source, pagesPerDay);
    return source === 'brb' ? ideal : Math.min(longest, ideal, tried * 2);
  };
  return {
    add(more) {
      ranges = [...ranges, ...more].sort((a, b) => (a.to < b.to ? -1 : 1));
    },
    take() {
      const pending = ranges.pop();
      if (!pending) return undefined;
      const { window, rest } = takeWindow(pending, days());
      if (rest) ranges.push(rest);
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
      return ranges.reduce(
        (total, pending) => total + (pending.whole ? 1 : Math.ceil(countDays(pending) / span)),
        0,
      );
    },
  };
}
