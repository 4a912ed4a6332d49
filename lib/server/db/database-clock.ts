import { sql } from 'drizzle-orm';
import { followClock } from '@/lib/base/clock';
import type { Db } from './database';

/** Has `sharedNow` follow the database's clock. */
export async function followDatabaseClock(db: Db): Promise<void> {
  const askedAt = performance.now();
  const epoch = sql<number>`extract(epoch from now())::float8 * 1000`;
  const [row] = await db.select({ ms: epoch }).from(sql`(SELECT 1) AS one`);
  if (row) followClock(row.ms, askedAt);
}
