import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Db, Transaction } from '@/lib/server/db/database';
import { memberships, sessions } from '@/lib/server/identity/schema';
import { recordAudit } from './audit';
import { endSession } from './end-session';
import { lockUser, quotas } from './quotas';
import type { Visitor } from './visitor';

type Start = {
  workspaceId?: string | undefined;
  /** By single sign-on. */
  singleSignOn?: boolean;
  /** When the person gave their second factor. */
  confirmedAt?: Date;
};

/**
 * Starts a session in `workspaceId` or the person's last workspace, and returns its id. Ends the browser's previous
 * session, whose cookie is replaced. Throws Failure `forbidden` if the person has no workspace.
 */
export async function startSession(
  db: Db,
  userId: string,
  visitor: Visitor,
  { workspaceId, singleSignOn = false, confirmedAt }: Start = {},
): Promise<string> {
  const lastSeen = db
    .select({ at: sql`max(${sessions.lastSeenAt})` })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.workspaceId, memberships.workspaceId)));
  const [home] = await db
    .select({ workspaceId: memberships.workspaceId })
    .from(memberships)
    .where(
      and(eq(memberships.userId, userId), workspaceId ? eq(memberships.workspaceId, workspaceId) : undefined),
    )
    .orderBy(sql`(${lastSeen}) desc nulls last`, desc(memberships.joinedAt))
    .limit(1);
  if (!home) throw new Failure('forbidden', 'You belong to no workspace. Ask for an invitation.');
  const { ipPrefix, userAgent, sessionId } = visitor;
  return db.transaction(async (tx) => {
    const [session] = await tx
      .insert(sessions)
      .values({ userId, workspaceId: home.workspaceId, ipPrefix, userAgent, singleSignOn, confirmedAt })
      .returning({ id: sessions.id });
    if (!session) throw new Error('The session was not stored.');
    if (sessionId) await endSession(tx, sessionId);
    await forgetOldest(tx, userId);
    await recordAudit(tx, { workspaceId: home.workspaceId, userId, action: 'session.started' });
    return session.id;
  });
}

/** Keeps the person's newest sessions. A limit must not keep anyone from signing in. */
async function forgetOldest(tx: Transaction, userId: string): Promise<void> {
  await lockUser(tx, userId);
  const over = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
    .offset(quotas.sessions.most);
  await tx.delete(sessions).where(inArray(sessions.id, over));
}
