import type { Db } from '@/lib/server/db/database';
import { endedLongAgo } from '@/lib/server/tokens/purge-tokens';
import { shares } from './schema';

/** Deletes shares that ended 30 days ago. Until then, an expired one is listed. */
export async function purgeShares(db: Db, now = new Date()): Promise<void> {
  await db.delete(shares).where(endedLongAgo(now, shares));
}
