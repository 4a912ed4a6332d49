import { isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { invitations, passwordResets, sessions, throttles } from './schema';
import { idleSeconds } from './session-token';

/**
 * Removes what can be of no use any more: sessions that nobody used for 30 days, links that were used or are too
 * old, counters that have run out. An ended session stays as long: it tells where a person was last.
 */
export async function purgeExpired(db: Db, now = new Date()): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastSeenAt, new Date(now.getTime() - idleSeconds * 1000)));
  await db.delete(invitations).where(or(isNotNull(invitations.usedAt), lt(invitations.expiresAt, now)));
  await db
    .delete(passwordResets)
    .where(or(isNotNull(passwordResets.usedAt), lt(passwordResets.expiresAt, now)));
  await db.delete(throttles).where(lt(throttles.expire, now));
}
