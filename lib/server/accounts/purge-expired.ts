import { isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { invitations, passwordResets, sessions, throttles } from './schema';
import { idleSeconds } from './session-token';

/**
 * Deletes sessions idle for 30 days, used and expired links, and expired counters. Ended sessions stay equally long,
 * because they tell which workspace a person used last.
 */
export async function purgeExpired(db: Db, now = new Date()): Promise<void> {
  await db.delete(sessions).where(lt(sessions.lastSeenAt, new Date(now.getTime() - idleSeconds * 1000)));
  await db.delete(invitations).where(or(isNotNull(invitations.usedAt), lt(invitations.expiresAt, now)));
  await db
    .delete(passwordResets)
    .where(or(isNotNull(passwordResets.usedAt), lt(passwordResets.expiresAt, now)));
  await db.delete(throttles).where(lt(throttles.expire, now));
}
