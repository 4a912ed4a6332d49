import { and, eq } from 'drizzle-orm';
import { connections } from '@/lib/accounts/schema';
import type { Db } from '@/lib/db/database';
import { forgetConnection } from './forget';
import type { LedgerStore } from './store/store';

/** The connection whose seller key is in use; null where there is none. Another key is another connection. */
export async function readSellerConnection(db: Db, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.workspaceId, workspaceId),
        eq(connections.family, 'seller'),
        eq(connections.inUse, true),
      ),
    );
  return row?.id ?? null;
}

/** Removes the rows that any other key than the one in use brought. */
export async function forgetOtherConnections(db: Db, store: LedgerStore, workspaceId: string): Promise<void> {
  const connection = await readSellerConnection(db, workspaceId);
  await forgetConnection(store, workspaceId, { except: connection ?? '' });
}
