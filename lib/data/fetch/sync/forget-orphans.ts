import { and, eq } from 'drizzle-orm';
import type { LedgerStore, LedgerStores } from '@/lib/data/store/engine/store';
import { forgetLists } from '@/lib/data/store/lists/store-list';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { connections } from '@/lib/gateway/connections/schema';
import type { Db } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';
import { forgetConnection } from './forget';

/** Deletes rows and lists from keys that are not in use. */
export async function forgetOtherConnections(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  await forgetConnection(store, workspaceId, { except: connection ?? '' });
  await forgetLists(store, workspaceId, { except: connection ?? '' });
}

/**
 * Deletes rows and lists of unused keys, and everything of deleted workspaces, from any API's ledger. Keys and rows are in two
 * databases, so an earlier deletion may be incomplete.
 */
export async function forgetOrphans(db: Db, stores: LedgerStores): Promise<void> {
  for (const workspaceId of await stores.list()) {
    const found = await db.$count(workspaces, eq(workspaces.id, workspaceId));
    if (found === 0) await stores.remove(workspaceId);
    else await forgetUnused(db, stores.of(workspaceId), workspaceId);
  }
}

async function forgetUnused(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  // Read before the keys, so that rows of a newly used key are not affected.
  const stored = await store.read(
    `SELECT connection FROM ledger.windows WHERE workspace = $1
     UNION SELECT connection FROM ledger.lists WHERE workspace = $1`,
    [workspaceId],
  );
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(eq(connections.workspaceId, workspaceId), eq(connections.family, 'seller'), connections.inUse),
    );
  const inUse = new Set(rows.map(({ id }) => id));
  for (const connection of stored.map((row) => String(row.connection))) {
    if (inUse.has(connection)) continue;
    await forgetConnection(store, workspaceId, { connection });
    await forgetLists(store, workspaceId, { connection });
  }
}
