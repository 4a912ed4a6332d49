import { purgeAlerts } from '@/features/alerts/evaluate-rules';
import { purgeEditions } from '@/features/schedules/plan-schedules';
import { purgeGrants } from '@/lib/access/grants/define-grant';
import { purgeExpired } from '@/lib/access/purge-expired';
import { forgetOrphans } from '@/lib/data/fetch/sync/forget-orphans';
import type { LedgerStores } from '@/lib/data/store/engine/store';
import { pruneChanges } from '@/lib/data/store/windows/prune-changes';
import type { Database } from '@/lib/server/db/database';
import { vacuum } from '@/lib/server/db/vacuum';
import { purgeMessages } from '@/lib/server/outbox/add-message';

export type MaintenanceParts = Pick<Database, 'db' | 'embedded'> & {
  ledger: LedgerStores;
  /** Opens the ledgers of all other APIs, one after another. */
  eachOtherLedger: (work: (stores: LedgerStores) => Promise<void>) => Promise<void>;
};

/** Deletes what has expired. A step that fails keeps no other from being done; its error is thrown at the end. */
export async function clearExpired({
  db,
  embedded,
  ledger,
  eachOtherLedger,
}: MaintenanceParts): Promise<void> {
  const steps = [
    ...[purgeExpired, purgeGrants, purgeAlerts, purgeEditions, purgeMessages].map((purge) => () => purge(db)),
    () => forgetOrphans(db, ledger),
    () => eachOtherLedger((other) => forgetOrphans(db, other)),
    () => pruneChanges(ledger),
    async () => embedded && vacuum(embedded),
  ];
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => void errors.push(error));
  if (errors.length > 0) throw errors[0];
}
