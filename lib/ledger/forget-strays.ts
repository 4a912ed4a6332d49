import { findConnectionInUse } from '@/lib/connections/connection-in-use';
import type { Db } from '@/lib/db/database';
import { forgetConnection } from './forget';
import type { LedgerStore } from './store/store';

/** Removes the rows that any other key than the one in use brought. */
export async function forgetOtherConnections(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  await forgetConnection(store, workspaceId, { except: connection ?? '' });
}

/** Removes what a key brought whose removal was cut short: the keys are in one database, the rows in another. */
export async function forgetStrays(db: Db, store: LedgerStore): Promise<void> {
  const held = await store.read('SELECT DISTINCT workspace FROM ledger.windows');
  for (const { workspace } of held) await forgetOtherConnections(db, store, String(workspace));
}
