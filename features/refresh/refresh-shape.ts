import type { RefreshPlan } from './refresh-plan';

/** One refresh of a workspace. Moments are ISO 8601, UTC. */
export type RefreshRun = {
  id: number;
  /** `lost`: its process died. */
  state: 'running' | 'complete' | 'failed' | 'lost';
  startedAt: string;
  finishedAt: string | null;
  /** Rows that were read, stored before or not. */
  rows: number;
  /** Pages that the API was asked for. */
  calls: number;
  /** Why it failed, in one sentence. */
  problem: string | null;
};

/** How a workspace refreshes itself. */
export type Refresh = {
  plan: RefreshPlan;
  /** About when the next refresh starts, ISO 8601; null if none is planned. */
  nextAt: string | null;
  /** A refresh is about to start. */
  due: boolean;
  /** The newest runs, newest first. */
  runs: RefreshRun[];
};
