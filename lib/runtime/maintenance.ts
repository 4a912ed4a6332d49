import { purgeAlerts } from '@/features/alerts/evaluate-rules';
import { purgeEditions } from '@/features/schedules/plan-schedules';
import type { LedgerStores } from '@/lib/data/store/store';
import { forgetOrphans } from '@/lib/data/sync/forget-orphans';
import { pruneChanges } from '@/lib/data/windows/prune-changes';
import { purgeExpired } from '@/lib/server/accounts/purge-expired';
import type { Db } from '@/lib/server/db/database';
import { purgeAddresses } from '@/lib/server/live/purge-addresses';
import { purgeShares } from '@/lib/server/shares/purge-shares';
import { purgeTokens } from '@/lib/server/tokens/purge-tokens';

export type MaintenanceParts = {
  db: Db;
  ledger: LedgerStores;
  /** Opens the ledgers of all other APIs, one after another. */
  eachOtherLedger: (work: (stores: LedgerStores) => Promise<void>) => Promise<void>;
};

/** Deletes what has expired. */
export async function clearExpired({ db, ledger, eachOtherLedger }: MaintenanceParts): Promise<void> {
  await purgeExpired(db);
  await purgeTokens(db);
  await purgeAddresses(db);
  await purgeShares(db);
  await purgeAlerts(db);
  await purgeEditions(db);
  await forgetOrphans(db, ledger);
  await eachOtherLedger((other) => forgetOrphans(db, other));
  await pruneChanges(ledger);
}
