import { and, eq } from 'drizzle-orm';
import { ageOf, isYounger, sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { memberships, sessions, users, workspaces } from '@/lib/server/identity/schema';
import { ofPersonWithFactor, ofPersonWithPassword } from './has-factor';
import { isLive } from './live-session';
import type { SignedIn } from './member';
import { memberFields } from './member-fields';

const seenEveryMs = 5 * 60_000;

/** How long a second factor counts for sensitive changes. */
const confirmedForMs = 15 * 60_000;

/** The member of a session; undefined if it has ended (see `isLive`) or the person has left the workspace. */
export async function findMember(
  db: Db,
  sessionId: string,
  now = sharedNow(),
): Promise<SignedIn | undefined> {
  const [row] = await db
    .select({
      ...memberFields,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      confirmedAt: sessions.confirmedAt,
      singleSignOn: sessions.singleSignOn,
      required: workspaces.secondFactor,
      hasPassword: ofPersonWithPassword(users.id),
      hasFactor: ofPersonWithFactor(users.id),
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
  const { lastSeenAt, confirmedAt, singleSignOn, required, hasPassword, hasFactor, ...member } = row;
  if (!isYounger(ageOf(lastSeenAt, now), seenEveryMs)) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  }
  const confirmed = confirmedAt !== null && isYounger(ageOf(confirmedAt, now), confirmedForMs);
  // A person without a password has signed in at a provider.
  const given = hasFactor || singleSignOn || !hasPassword;
  return {
    ...member,
    hasFactor: given,
    lacksFactor: required && !given,
    needsConfirmation: hasFactor && !singleSignOn && !confirmed,
  };
}
