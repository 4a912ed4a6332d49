import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { ageOf, sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { visits } from './schema';

type Visitor = Pick<Member, 'workspaceId' | 'userId'>;

/** A pause of this length ends a visit. */
export const visitPauseMs = 30 * 60_000;

/**
 * When the previous visit ended, whether or not the current one has been recorded; null on the first, and if a clock
 * that was ahead recorded it.
 */
export async function readLastVisit(db: Db, visitor: Visitor, now = sharedNow()): Promise<Date | null> {
  const [visit] = await db
    .select()
    .from(visits)
    .where(and(eq(visits.workspaceId, visitor.workspaceId), eq(visits.userId, visitor.userId)));
  if (!visit) return null;
  const last = ageOf(visit.seenAt, now) >= visitPauseMs ? visit.seenAt : visit.previousSeenAt;
  return last && ageOf(last, now) >= 0 ? last : null;
}

/** Records a visit. After a pause, starts a new one and remembers the end of the previous one. */
export async function noteVisit(db: Db, visitor: Visitor, now = sharedNow()): Promise<void> {
  const over = sql`${visits.seenAt} <= ${new Date(now.getTime() - visitPauseMs).toISOString()}::timestamptz`;
  await db
    .insert(visits)
    .values({ workspaceId: visitor.workspaceId, userId: visitor.userId, seenAt: now })
    .onConflictDoUpdate({
      target: [visits.workspaceId, visits.userId],
      set: {
        previousSeenAt: sql`case when ${over} then ${visits.seenAt} else ${visits.previousSeenAt} end`,
        seenAt: now,
      },
    });
}
