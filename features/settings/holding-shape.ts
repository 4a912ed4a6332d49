import type { SourceId } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';

export type StoredWindow = {
  from: Day;
  to: Day;
  /** brand|marketplace for brb, otherwise empty. */
  scope: string;
  status: 'ok' | 'failed';
  settled: boolean;
  rows: number;
  pages: number;
  fetchedAt: string;
  reason: string | null;
};

/** The stored rows of one source. */
export type Holding = {
  source: SourceId;
  rows: number;
  pages: number;
  windows: { total: number; settled: number; unsettled: number; failed: number };
  /** First and last stored day; null if there are none. */
  from: Day | null;
  to: Day | null;
  oldestFetch: string | null;
  newestFetch: string | null;
  /** The requested number of windows, newest first. */
  list: StoredWindow[];
};

/** Response of /api/ledger/holdings. */
export type Holdings = { sources: Holding[]; changes: number };
