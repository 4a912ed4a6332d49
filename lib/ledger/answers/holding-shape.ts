import type { SourceId } from '../datasets';
import type { Day } from '../days';

export type HeldWindow = {
  from: Day;
  to: Day;
  /** brand|marketplace for brb, else empty. */
  scope: string;
  status: 'ok' | 'failed';
  settled: boolean;
  rows: number;
  pages: number;
  fetchedAt: string;
  reason: string | null;
};

/** What is held of one source. */
export type Holding = {
  source: SourceId;
  rows: number;
  pages: number;
  windows: { total: number; settled: number; unsettled: number; failed: number };
  /** First and last day held; null where nothing is. */
  from: Day | null;
  to: Day | null;
  oldestFetch: string | null;
  newestFetch: string | null;
  /** Newest first, as many as were asked for. */
  list: HeldWindow[];
};

/** What /api/ledger/holdings answers. */
export type Holdings = { sources: Holding[]; changes: number };
