import type { SourceId } from '../datasets';
import type { DayRange } from '../days';

/** How a sync stands. Only `running` goes on; `partial`: ended with windows missing; `idle`: never ran. */
export type SyncState = 'idle' | 'running' | 'complete' | 'partial' | 'cancelled' | 'failed';

/** The API fails, or does not answer, and a sync waits for it. */
export type SyncTrouble = {
  /** What the API did, one sentence. */
  message: string;
  /** ISO 8601, UTC: since when no call has succeeded. */
  since: string;
  /** ISO 8601, UTC. Null: it is asked again at once, or no more. */
  retryAt: string | null;
  /** The log has the failure under this id. */
  requestId: string;
};

/** How far a sync is. */
export type SyncCounts = {
  windows: { done: number; total: number; missing: number };
  /** Days, a scope of a source each. */
  days: { done: number; total: number };
  rows: number;
  /** Pages asked for, those of windows that had to be cut included. */
  pages: number;
  concurrency: number;
  /** Seconds that are left at the present rate; null where it cannot be told. */
  secondsLeft: number | null;
  trouble: SyncTrouble | null;
};

/** Those of a sync that has done nothing yet. */
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
  /** Why it ended short of complete, one sentence. */
  reason: string | null;
};

export type SourceProgress = Run & { source: SourceId; range: DayRange | null };

/** What each `progress` event of GET /api/ledger/sync carries, and what POST and DELETE answer: all sources added up. */
export type SyncProgress = Run & { sources: SourceProgress[] };
