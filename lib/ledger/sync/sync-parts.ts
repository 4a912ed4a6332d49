import type { Db } from '@/lib/db/database';
import type { Call } from '@/lib/gateway/call';
import type { DatasetName } from '../datasets';
import type { DayRange } from '../days';
import type { NamedDimension } from '../named-dimensions';
import type { LedgerStore } from '../store/store';
import type { RateLimiter } from './rate-limiter';
import type { Failing } from './watch-trouble';

/**
 * Stores the lists that name rows: called without a range while rows are fetched, and with the range once they are stored.
 * Ends soon after `signal`.
 */
export type NameRows = (
  rows: { dataset: DatasetName; dimensions: readonly NamedDimension[]; range: DayRange | null },
  signal: AbortSignal,
) => Promise<void>;

/** What every sync of a workspace works with. */
export type SyncParts = {
  db: Db;
  store: LedgerStore;
  call: Call;
  limiter: RateLimiter;
  failing: Failing;
  /** The connection whose key is in use; null where the workspace has none. */
  readConnection: () => Promise<string | null>;
  now: () => Date;
  /** See `NameRows`; without it, rows come without names. */
  nameRows?: NameRows | undefined;
  /** The process is closing: the sync stops and is resumed by whoever comes next. */
  closing: AbortSignal;
};
