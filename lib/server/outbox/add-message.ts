import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { questionKinds, type Transport } from './message-state';
import { messages } from './schema';

/** How long a message is tried: a mail until it is stale, a webhook until its receiver had a day to come back. */
const hoursTried: Record<Transport, number> = { mail: 6, webhook: 24 };

/** When a message that may be sent at a moment is not tried any more. */
export const giveUpAt = (transport: Transport, at: Date): Date =>
  new Date(at.getTime() + hoursTried[transport] * 3_600_000);

type NewMessage = Pick<typeof messages.$inferInsert, 'kind' | 'transport' | 'destination' | 'createdAt'> &
  Partial<
    Pick<typeof messages.$inferInsert, 'workspaceId' | 'api' | 'once' | 'subjectId' | 'details' | 'givenUpAt'>
  > & {
    /** When it may be sent: at once, unless it is given. */
    at?: Date;
  };

/** Stores messages that wait. What has the same `once` as another is left out. */
export async function addMessages(db: Db, added: readonly NewMessage[]) {
  if (added.length === 0) return [];
  const rows = added.map(({ at, ...message }) => {
    const nextAt = at ?? message.createdAt;
    return { givenUpAt: giveUpAt(message.transport, nextAt), ...message, nextAt };
  });
  return db.insert(messages).values(rows).onConflictDoNothing().returning();
}

/** Deletes messages that are a year old, and those of no workspace, except questions, after a week. Their links end with them. */
export async function purgeMessages(db: Db): Promise<void> {
  const isShort = and(isNull(messages.workspaceId), not(inArray(messages.kind, questionKinds)));
  const kept = sql`CASE WHEN ${isShort} THEN interval '7 days' ELSE interval '1 year' END`;
  await db.delete(messages).where(sql`${messages.createdAt} < now() - ${kept}`);
}

/** Deletes what was sent, or is to be sent, to a destination that was removed. */
export async function forgetDestination(db: Db, destination: string): Promise<void> {
  await db.delete(messages).where(eq(messages.destination, destination));
}
