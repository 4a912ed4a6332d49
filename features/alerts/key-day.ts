import { eq } from 'drizzle-orm';
import { type Day, toDay } from '@/lib/data/terms/days';
import { connections } from '@/lib/gateway/connections/schema';
import { readCurrentProducts } from './current-list';
import type { KindParts } from './kind';

/** The day on which the key was added whose list was read again after yesterday was over. Null if it was not. */
export async function findKeyDay(ledger: KindParts): Promise<Day | null> {
  const list = await readCurrentProducts(ledger);
  if (!list) return null;
  const [key] = await ledger.db
    .select({ createdAt: connections.createdAt })
    .from(connections)
    .where(eq(connections.id, list.connection));
  return key ? toDay(key.createdAt) : null;
}
