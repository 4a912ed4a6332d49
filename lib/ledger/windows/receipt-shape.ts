import type { DayRange } from '../days';

/** How an answer came about: what was read for it, how much may still change, and whether anything is missing. */
export type Receipt = {
  /** `complete`: every day of the range up to today is held. `partial`: some are not. `empty`: none is. */
  state: 'complete' | 'partial' | 'empty';
  /** Missing windows failed and are retried on the next sync; pending stretches were never fetched. */
  windows: { total: number; ok: number; missing: number; pending: number };
  /** Days up to today that are not held of every source, in order, apart from each other. */
  gaps: DayRange[];
  pages: number;
  rows: number;
  /** Share (0 to 1) of the range's days, a source, that will never be fetched again. */
  settled: number;
  /** When the oldest of what may still change was fetched (all settled: the oldest window). Null where nothing is held. */
  asOf: string | null;
  /** True where something is missing or older than ten minutes and unsettled: a sync would fetch. */
  stale: boolean;
  /** Another text whenever the rows may be others: answers of one revision fit together. */
  revision: string;
  /** Why windows are missing, one sentence each, at most five. */
  reasons: string[];
};
