import { and, gt, isNull, type SQL } from 'drizzle-orm';
import { sessions } from './schema';
import { idleSeconds, sessionSeconds } from './session-token';

/** Matches sessions that have not ended, were used in the last 30 days and started in the last 90. */
export function isLive(now: Date): SQL | undefined {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return and(
    isNull(sessions.revokedAt),
    gt(sessions.lastSeenAt, ago(idleSeconds)),
    gt(sessions.createdAt, ago(sessionSeconds)),
  );
}
