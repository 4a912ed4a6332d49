import type { DayRange } from './days';

/** The basis of a response: what was read, how much may still change, and whether anything is missing. */
export type Receipt = {
  /** `complete`: every day of the range up to today is stored. `partial`: some are not. `empty`: none is. */
  state: 'complete' | 'partial' | 'empty';
  /** Missing windows failed and are retried by the next sync. Pending ranges were never fetched. */
  windows: { total: number; ok: number; missing: number; pending: number };
  /** Days up to today that are not stored for every source, as sorted, separate ranges. */
  gaps: DayRange[];
  /** Days that do not count yet: they were not fetched after they ended (UTC). Comparisons leave them out. */
  unread: DayRange[];
  /** Days past the look-back that had not settled when they were last loaded, so that they may still change. */
  loadedEarly: DayRange[];
  pages: number;
  rows: number;
  /** Share (0 to 1) of days times sources that will never be fetched again. */
  settled: number;
  /**
   * The oldest fetch of rows that may still change, or of all windows if all are settled. Null if nothing is stored.
   */
  asOf: string | null;
  /** Whether a sync would fetch: windows are missing, or unsettled and older than ten minutes. */
  stale: boolean;
  /** Changes whenever the rows may have changed. Responses with the same revision are consistent. */
  revision: string;
  /** Why windows are missing, one sentence each, at most five. */
  reasons: string[];
};
