import type { LedgerStore } from '@/lib/data/store/engine/store';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { NamedDimension } from '@/lib/data/terms/named-dimensions';
import type { Call } from '@/lib/gateway/call';
import type { Db } from '@/lib/server/db/database';
import type { RateLimiter } from './rate-limiter';
import type { Failing } from './watch-trouble';

/**
 * Stores the lists that name rows. Called without a range while rows are fetched, and with the range after they are
 * stored. Ends soon after `signal` aborts.
 */
export type NameRows = (
  rows: { dataset: DatasetName; dimensions: readonly NamedDimension[]; range: DayRange | null },
  signal: AbortSignal,
) => Promise<void>;

/** The dependencies of a workspace's syncs. */
export type SyncParts = {
  db: Db;
  store: LedgerStore;
  call: Call;
  limiter: RateLimiter;
  failing: Failing;
  /** The id of the connection in use; null if there is none. */
  readConnection: () => Promise<string | null>;
  now: () => Date;
  /** See `NameRows`. Without it, rows have no names. */
  nameRows?: NameRows | undefined;
  /** Aborted when the process closes. Another process then resumes the sync. */
  closing: AbortSignal;
};
