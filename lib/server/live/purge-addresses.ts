import type { Db } from '@/lib/server/db/database';
import { endedLongAgo } from '@/lib/server/tokens/purge-tokens';
import { liveAddresses } from './schema';

/** Deletes live addresses that ended 30 days ago. Until then, an expired one is listed. */
export async function purgeAddresses(db: Db, now = new Date()): Promise<void> {
  await db.delete(liveAddresses).where(endedLongAgo(now, liveAddresses));
}
