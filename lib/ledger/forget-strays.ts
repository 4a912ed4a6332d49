import type { Db } from '@/lib/db/database';
import { forgetOtherConnections } from './seller-connection';
import type { LedgerStore } from './store/store';

/** Removes what a key brought whose removal was cut short: the keys are in one database, the rows in another. */
export async function forgetStrays(db: Db, store: LedgerStore): Promise<void> {
  const held = await store.read('SELECT DISTINCT workspace FROM ledger.windows');
  for (const { workspace } of held) await forgetOtherConnections(db, store, String(workspace));
}
