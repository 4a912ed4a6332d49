import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { latestStored } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { shares } from './schema';

const countedEveryMs = 60_000;

/**
 * Counts a view of a share. Views of the same minute count once, so that a busy page does not write for each. A moment
 * in the future does not count, because a clock was ahead when it was stored.
 */
export async function countView(db: Db, id: string, now = new Date()): Promise<void> {
  const { lastViewedAt, views } = shares;
  const isDue = or(
    isNull(lastViewedAt),
    lte(lastViewedAt, new Date(now.getTime() - countedEveryMs)),
    gt(lastViewedAt, latestStored(now)),
  );
  await db
    .update(shares)
    .set({ views: sql`${views} + 1`, lastViewedAt: now })
    .where(and(eq(shares.id, id), isDue));
}
