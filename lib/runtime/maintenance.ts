import { log } from '@/lib/base/log';
import type { LedgerStores } from '@/lib/data/store/store';
import { forgetOrphans } from '@/lib/data/sync/forget-orphans';
import { pruneChanges } from '@/lib/data/windows/prune-changes';
import { purgeExpired } from '@/lib/server/accounts/purge-expired';
import type { Db } from '@/lib/server/db/database';

const everyMs = 24 * 60 * 60_000;

type Parts = {
  db: Db;
  ledger: LedgerStores;
  /** Opens the ledgers of all other APIs, one after another. */
  eachOtherLedger: (work: (stores: LedgerStores) => Promise<void>) => Promise<void>;
};

/** Deletes expired data, now and once a day. Never throws. `stop` waits for a run in progress. */
export function startMaintenance({ db, ledger, eachOtherLedger }: Parts): { stop: () => Promise<void> } {
  const clear = async () => {
    try {
      await purgeExpired(db);
      await forgetOrphans(db, ledger);
      await eachOtherLedger((other) => forgetOrphans(db, other));
      await pruneChanges(ledger);
    } catch (error) {
      log.error({ error }, 'could not clear away what has expired');
    }
  };
  let underWay = clear();
  const timer = setInterval(() => {
    underWay = clear();
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
