import { and, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { latestStored } from '@/lib/base/clock';
import { sessions } from '@/lib/server/identity/schema';
import { idleSeconds, sessionSeconds } from './session-token';

/**
 * Matches sessions that have not ended, were used in the last 30 days and started in the last 90. One that started in
 * the future, by a clock that was ahead, would live longer.
 */
export function isLive(now: Date): SQL | undefined {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return and(
    isNull(sessions.revokedAt),
    gt(sessions.lastSeenAt, ago(idleSeconds)),
    gt(sessions.createdAt, ago(sessionSeconds)),
    lte(sessions.createdAt, latestStored(now)),
  );
}
