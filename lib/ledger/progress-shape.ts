import type { SourceId } from './datasets';
import type { DayRange } from './days';

/** How a sync stands. Only `running` goes on; `partial`: ended with windows missing; `idle`: never ran. */
export type SyncState = 'idle' | 'running' | 'complete' | 'partial' | 'cancelled' | 'failed';

/** How far a sync is. */
export type SyncCounts = {
  windows: { done: number; total: number; missing: number };
  rows: number;
  /** Pages asked for, those of windows that had to be cut included. */
  pages: number;
  concurrency: number;
  /** Seconds that are left at the present pace; null where it cannot be told. */
  secondsLeft: number | null;
};

/** Those of a sync that has done nothing yet. */
export const makeCounts = (): SyncCounts => ({
  windows: { done: 0, total: 0, missing: 0 },
  rows: 0,
  pages: 0,
  concurrency: 0,
  secondsLeft: null,
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
