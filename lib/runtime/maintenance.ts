import { purgeExpired } from '@/lib/accounts/purge-expired';
import type { Db } from '@/lib/db/database';
import type { LedgerStores } from '@/lib/ledger/store/store';
import { forgetOrphans } from '@/lib/ledger/sync/forget-orphans';
import { pruneChanges } from '@/lib/ledger/windows/prune-changes';
import { log } from '@/lib/log';

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
