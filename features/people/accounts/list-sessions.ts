import { and, desc, eq } from 'drizzle-orm';
import { isLive } from '@/lib/access/live-session';
import type { SignedIn } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/identity/schema';

export type OwnSession = {
  id: string;
  userAgent: string;
  ipPrefix: string;
  createdAt: Date;
  lastSeenAt: Date;
};

/** The member's active sessions, last used first. The demo's visitors share an account, so they see only their own. */
export function listSessions(db: Db, member: SignedIn, now = sharedNow()): Promise<OwnSession[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipPrefix: sessions.ipPrefix,
      createdAt: sessions.createdAt,
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
}
