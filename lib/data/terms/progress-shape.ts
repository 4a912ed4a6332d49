import type { SourceId } from './datasets';
import type { DayRange } from './days';

/** State of a sync. `partial`: ended with missing windows. `idle`: never ran. Only `running` continues. */
export type SyncState = 'idle' | 'running' | 'complete' | 'partial' | 'cancelled' | 'failed';

/** The API fails or does not respond, and a sync waits for it. */
export type SyncTrouble = {
  /** What the API did, in one sentence. */
  message: string;
  /** When the last call succeeded, ISO 8601, UTC. */
  since: string;
  /** ISO 8601, UTC. Null: retries at once, or not at all. */
  retryAt: string | null;
  /** The failure's id in the log. */
  requestId: string;
};

/** Progress of a sync. */
export type SyncCounts = {
  windows: { done: number; total: number; missing: number };
  /** Days times scopes of a source. */
  days: { done: number; total: number };
  rows: number;
  /** Fetched pages, including those of split windows. */
  pages: number;
  concurrency: number;
  /** Estimated seconds left; null if unknown. */
  secondsLeft: number | null;
  trouble: SyncTrouble | null;
};

/** The counts of a new sync. */
export const makeCounts = (): SyncCounts => ({
  windows: { done: 0, total: 0, missing: 0 },
  days: { done: 0, total: 0 },
  rows: 0,
  pages: 0,
  concurrency: 0,
  secondsLeft: null,
  trouble: null,
});

type Run = SyncCounts & {
  state: SyncState;
  startedAt: string | null;
  finishedAt: string | null;
  /** Why it did not complete, in one sentence. */
  reason: string | null;
};

export type SourceProgress = Run & { source: SourceId; range: DayRange | null };

/** Data of each `progress` event of GET /api/ledger/sync, and response of POST and DELETE: totals over all sources. */
export type SyncProgress = Run & { sources: SourceProgress[] };
