import { and, eq, isNull, ne } from 'drizzle-orm';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/identity/schema';
import { recordAudit } from './audit';

/** Ends one session. All copies of its cookie are invalid from the next request on. */
export async function endSession(db: Db, sessionId: string, now = sharedNow()): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
      .returning({ workspaceId: sessions.workspaceId, userId: sessions.userId });
    if (ended) await recordAudit(tx, { ...ended, action: 'session.ended' });
  });
}

/** Ends one of the person's sessions. Throws Failure `not_found` if it belongs to someone else. */
export async function endOwnSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const [own] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!own) throw new Failure('not_found', 'This session has already ended.');
  await endSession(db, sessionId);
}

/** Ends a person's sessions, except the given one. */
export async function endOtherSessions(
  db: Db,
  userId: string,
  keep?: string,
  now = sharedNow(),
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    );
}
