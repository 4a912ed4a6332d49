import { and, eq } from 'drizzle-orm';
import { ageOf, isYounger } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { isLive } from './live-session';
import type { SignedIn } from './member';
import { memberFields } from './member-fields';
import { memberships, sessions, users, workspaces } from './schema';

const seenEveryMs = 5 * 60_000;

/** The member of a session; undefined if it has ended (see `isLive`) or the person has left the workspace. */
export async function findMember(db: Db, sessionId: string, now = new Date()): Promise<SignedIn | undefined> {
  const [row] = await db
    .select({
      ...memberFields,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(workspaces, eq(workspaces.id, sessions.workspaceId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.workspaceId, sessions.workspaceId)),
    )
    .where(and(eq(sessions.id, sessionId), isLive(now)));
  if (!row) return undefined;
  const { lastSeenAt, ...member } = row;
  if (!isYounger(ageOf(lastSeenAt, now), seenEveryMs)) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  }
  return member;
}
