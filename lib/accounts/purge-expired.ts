import { isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { invitations, sessions, throttles } from './schema';
import { sessionSeconds } from './session-token';

/**
 * Removes what can be of no use any more: sessions nobody used for 30 days (those that were ended stay as long, since
 * they tell where a person was last), invitations used or too old, counters that have run out.
 */
export async function purgeExpired(db: Db, now = new Date()): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastSeenAt, new Date(now.getTime() - sessionSeconds * 1000)));
  await db.delete(invitations).where(or(isNotNull(invitations.usedAt), lt(invitations.expiresAt, now)));
  await db.delete(throttles).where(lt(throttles.expire, now));
}
