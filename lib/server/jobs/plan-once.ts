import { sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { scheduledWork } from './schema';

/** Plans work of the whole installation by a cron pattern in UTC, unless it is planned. The first run is due now. */
export async function planOnce(db: Db, kind: string, pattern: string): Promise<void> {
  await db.insert(scheduledWork).values({ kind, pattern, nextAt: sharedNow() }).onConflictDoNothing();
}
