import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import type { Member } from './member';
import { sessions } from './schema';
import { sessionSeconds } from './session-token';

export type OwnSession = {
  id: string;
  userAgent: string;
  ipPrefix: string;
  createdAt: Date;
  lastSeenAt: Date;
};

/** One's own live sessions, the last used first. In the demo, whose person many are, only this one. */
export function listSessions(db: Db, member: Member, now = new Date()): Promise<OwnSession[]> {
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
        isNull(sessions.revokedAt),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionSeconds * 1000)),
        member.demo ? eq(sessions.id, member.sessionId) : undefined,
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
}
