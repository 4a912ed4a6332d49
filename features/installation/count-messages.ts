import { and, eq, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import { messages } from '@/lib/server/outbox/schema';

/** Why a message was rightly not sent: it is not wanted any more, what it is about is gone, or a backup was restored. */
const unneeded = ['stopped', 'unmade', 'restored'];

/** Messages that wait and those of seven days that failed, by workspace and transport. Null: of no workspace. */
export function countMessages(db: Db) {
  // Others wait for quiet hours, a limit or their receiver.
  const isWaiting = and(
    eq(messages.state, 'waiting'),
    or(lte(messages.nextAt, sql`now()`), eq(messages.problem, 'unreachable')),
  );
  const isFailed = and(
    eq(messages.state, 'failed'),
    gt(messages.createdAt, sql`now() - interval '7 days'`),
    or(isNull(messages.problem), notInArray(messages.problem, unneeded)),
  );
  const isOfThisApi = or(isNull(messages.api), isOfApiInUse(messages.api));
  return db
    .select({
      workspaceId: messages.workspaceId,
      transport: messages.transport,
      waiting: sql<number>`(count(*) FILTER (WHERE ${isWaiting}))::int`,
      /** How long ago the oldest waiting one was made; null without one. */
      seconds: sql<
        number | null
      >`(max(extract(epoch from now() - ${messages.createdAt})) FILTER (WHERE ${isWaiting}))::float8`,
      failed: sql<number>`(count(*) FILTER (WHERE ${isFailed}))::int`,
    })
    .from(messages)
    .where(and(or(isWaiting, isFailed), isOfThisApi))
    .groupBy(messages.workspaceId, messages.transport);
}
