import type { Db } from '@/lib/db/database';
import type { Call } from '@/lib/gateway/call';
import type { LedgerStore } from '../store/store';
import type { RateLimiter } from './rate-limiter';
import type { Failing } from './watch-trouble';

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
  /** The process is closing: the sync stops and is resumed by whoever comes next. */
  closing: AbortSignal;
};
