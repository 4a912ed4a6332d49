import { eq } from 'drizzle-orm';
import { type Day, toDay } from '@/lib/data/days';
import { nowOf } from '@/lib/data/workspace';
import { findConnectionInUse } from '@/lib/server/connections/connection-in-use';
import { connections } from '@/lib/server/connections/schema';
import { readCurrentList } from './current-list';
import type { KindParts } from './kind';

/** The day on which the key was added whose list was read again after yesterday was over. Null if it was not. */
export async function findKeyDay(ledger: KindParts): Promise<Day | null> {
  const { id: workspaceId, db } = ledger;
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  if (connection === null) return null;
  const of = { workspaceId, connection, now: nowOf(ledger) };
  if (!(await readCurrentList(ledger.store.read, of, 'products'))) return null;
  const [key] = await db
    .select({ createdAt: connections.createdAt })
    .from(connections)
    .where(eq(connections.id, connection));
  return key ? toDay(key.createdAt) : null;
}
