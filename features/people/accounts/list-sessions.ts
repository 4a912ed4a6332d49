import { and, desc, eq } from 'drizzle-orm';
import { isLive } from '@/lib/access/live-session';
import type { InSession } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/identity/schema';

/**
 * The member's active sessions, last used first, at `lastSeenAt` (UTC). The demo's visitors share an account, so they see only
 * their own.
 */
export async function listSessions(db: Db, member: InSession, now = sharedNow()) {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      network: sessions.ipPrefix,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, member.userId),
        isLive(now),
        member.demo ? eq(sessions.id, member.sessionId) : undefined,
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ lastSeenAt, ...session }) => ({
    ...session,
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: session.id === member.sessionId,
  }));
}
