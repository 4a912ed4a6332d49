import type { SourceId } from './datasets';
import { countDays } from './days';
import { type Stretch, takeWindow, windowDays } from './plan';

export type Queue = {
  add: (stretches: readonly Stretch[]) => void;
  /** The next window to fetch, as long as rows so far suggest; undefined: nothing is left. */
  take: () => Stretch | undefined;
  /** A window turned out to be this large; heavy: larger than this, and to be cut. */
  learn: (window: Stretch, size: { pages: number; rows: number; heavy?: true }) => void;
  /** Windows that are left, as far as one can tell. */
  left: () => number;
};

const fullPage = 100;

/** Stretches of one source waiting to be fetched, the newest first, cut into windows by how dense rows are. */
export function makeQueue(source: SourceId): Queue {
  let stretches: Stretch[] = [];
  let pagesPerDay: number | null = null;
  let longest = Number.POSITIVE_INFINITY;
  const days = () => Math.min(longest, windowDays(source, pagesPerDay));
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
      // However the API's pages run, a window that was too heavy is at least halved.
      if (heavy) longest = Math.max(1, Math.floor(span / 2));
      const load = (pages === 1 ? Math.min(1, rows / fullPage) : pages) / span;
      pagesPerDay = pagesPerDay === null ? load : (pagesPerDay + load) / 2;
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
