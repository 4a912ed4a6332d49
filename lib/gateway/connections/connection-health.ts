import { and, eq, gt, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { latestStored, sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { connections } from './schema';

const everyMs = 60_000;
const column = { success: 'lastSuccessAt', refusal: 'lastRefusedAt' } as const;

/** Records that the API accepted or rejected a key. Writes at most once a minute. */
export async function recordHealth(
  db: Db,
  connectionId: string,
  outcome: keyof typeof column,
  now = sharedNow(),
): Promise<void> {
  const name = column[outcome];
  const noted = connections[name];
  const other = connections[column[outcome === 'success' ? 'refusal' : 'success']];
  const stale = or(
    isNull(noted),
    lt(noted, new Date(now.getTime() - everyMs)),
    // The key has worked, or was rejected, since.
    lte(noted, other),
    gt(noted, latestStored(now)),
  );
  await db
    .update(connections)
    .set({ [name]: now })
    .where(and(eq(connections.id, connectionId), stale));
}

/** The API rejected a key after it last worked. A later moment was noted by a clock that was ahead, and says nothing. */
export function isRejected(now: Date): SQL | undefined {
  const { lastSuccessAt, lastRefusedAt } = connections;
  const latest = latestStored(now);
  return and(
    lte(lastRefusedAt, latest),
    or(isNull(lastSuccessAt), gt(lastSuccessAt, latest), gt(lastRefusedAt, lastSuccessAt)),
  );
}
