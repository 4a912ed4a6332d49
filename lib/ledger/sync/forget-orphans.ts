import { and, eq } from 'drizzle-orm';
import { findConnectionInUse } from '@/lib/connections/connection-in-use';
import { connections } from '@/lib/connections/schema';
import type { Db } from '@/lib/db/database';
import { forgetLists } from '../lists/store-list';
import type { LedgerStore } from '../store/store';
import { forgetConnection } from './forget';

/** Deletes rows and lists from keys that are not in use. */
export async function forgetOtherConnections(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  await forgetConnection(store, workspaceId, { except: connection ?? '' });
  await forgetLists(store, workspaceId, { except: connection ?? '' });
}

/**
 * Deletes rows and lists of unused keys from any API's ledger. Keys and rows are in two databases, so an earlier
 * deletion may be incomplete.
 */
export async function forgetOrphans(db: Db, store: LedgerStore): Promise<void> {
  // Read before the keys, so that rows of a newly used key are not affected.
  const held = await store.read(
    'SELECT workspace, connection FROM ledger.windows UNION SELECT workspace, connection FROM ledger.lists',
  );
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.family, 'seller'), connections.inUse));
  const inUse = new Set(rows.map(({ id }) => id));
  for (const { workspace, connection } of held) {
    if (inUse.has(String(connection))) continue;
    await forgetConnection(store, String(workspace), { connection: String(connection) });
    await forgetLists(store, String(workspace), { connection: String(connection) });
  }
}
