import { sql } from 'drizzle-orm';
import { steadyNow } from '@/lib/base/clock';
import type { Db } from './database';

/** The database's clock, which all instances share, as of the latest `read`. This process's own before the first. */
export function createDatabaseClock(db: Db) {
  let ahead = 0;
  return {
    now: () => new Date(steadyNow() + ahead),
    read: async () => {
      const epoch = sql<number>`extract(epoch from now())::float8 * 1000`;
      const [row] = await db.select({ ms: epoch }).from(sql`(SELECT 1) AS one`);
      if (row) ahead = row.ms - steadyNow();
    },
  };
}
