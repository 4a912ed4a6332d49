import type { SourceId } from './datasets';
import type { DayRange } from './days';

/** How a sync stands. Only `running` goes on; `partial`: ended with windows missing. */
export type SyncState = 'idle' | 'running' | 'complete' | 'partial' | 'cancelled' | 'failed';

export type SourceProgress = {
  source: SourceId;
  state: SyncState;
  range: DayRange | null;
  windows: { done: number; total: number; missing: number };
  rows: number;
  pages: number;
  concurrency: number;
  /** Seconds that are left at the present pace; null where it cannot be told. */
  secondsLeft: number | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** Why it ended short of complete, one sentence. */
  reason: string | null;
};

/** What each `progress` event of GET /api/ledger/sync carries, and what POST and DELETE answer. */
export type SyncProgress = Omit<SourceProgress, 'source' | 'range'> & { sources: SourceProgress[] };
