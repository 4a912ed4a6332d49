import type { ShownWork } from '@/features/inbox/list-work';
import type { KeyFamily } from '@/lib/contract/operations';

/** Syncs and batches of links. `abandoned`: nobody holds their lease. `stopped`: they failed, or need a person. */
export type Jobs = { running: number; abandoned: number; stopped: number };

export type WaitingMessages = {
  /** Those that could be sent, or wait for the mail server. */
  waiting: number;
  /** When the oldest of them was made. ISO 8601. */
  oldest: string | null;
  /** Those of seven days that were not sent. */
  failed: number;
};

/** How a workspace works: no figures, products or creators. */
export type WorkspaceState = {
  id: string;
  name: string;
  members: number;
  /** The newest refresh that ended. */
  refresh: ShownWork | null;
  /** Other scheduled work whose newest run failed. */
  work: ShownWork[];
  jobs: Jobs;
  /** Keys that the API rejected after they last worked. */
  keys: { family: KeyFamily; rejectedAt: string }[];
  messages: WaitingMessages;
};

export type DataPart = 'disk' | 'backups';

/** The state of this installation, over all workspaces. Moments are ISO 8601, sizes bytes. */
export type Installation = {
  version: string;
  node: string;
  database: {
    kind: 'pglite' | 'postgres' | 'citus';
    version: string;
    /** Of Citus, what the coordinator stores. */
    bytes: number;
    migrations: { applied: number; pending: number };
  };
  /**
   * The data folder and its disk. `complete`: every folder in it was measured. Null with DATABASE_URL, which stores nothing
   * there, and if it cannot be read.
   */
  disk: { used: number; complete: boolean; free: number; total: number } | null;
  /** When the newest backup was made. Null: none, unknown, or by whoever runs the Postgres. */
  backupAt: string | null;
  /** What this process cannot read. The log has the reasons. */
  unreadable: DataPart[];
  /** Work of no workspace whose newest run failed. */
  work: ShownWork[];
  jobs: Jobs;
  messages: WaitingMessages;
  /** How many there are. */
  total: number;
  /** Those with a problem first, then by name. At most `mostWorkspaces`. */
  workspaces: WorkspaceState[];
};

export const mostWorkspaces = 500;
