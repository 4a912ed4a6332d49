import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { askForReset } from '@/features/people/accounts/mail-reset';
import { findPending, startPending } from '@/features/people/second-factor/pending-sign-in';
import { makeMember } from '@/lib/access/testing/people';
import { countAttempt } from '@/lib/access/throttle';
import { followClock, sharedNow } from '@/lib/base/clock';
import type { Db } from '@/lib/server/db/database';
import { throttles } from '@/lib/server/identity/schema';
import { messages } from '@/lib/server/outbox/schema';
import { settleOld } from '@/lib/server/outbox/take-message';
import { bothDatabases } from '@/lib/testing/databases';
import { english } from '@/lib/testing/english';
import { followDatabaseClock } from './database-clock';

const days = 2;
const dayMs = 86_400_000;
const daysAhead = () => Math.round((sharedNow().getTime() - Date.now()) / dayMs);

bothDatabases('the clock of the database', (database) => {
  /** Does the work with a database that is two days ahead of this process. */
  async function workAhead(work: (db: Db) => Promise<void>): Promise<void> {
    const { db } = database();
    onTestFinished(() => followClock(Date.now(), performance.now()));
    await db.transaction(async (tx) => {
      await tx.execute(sql`CREATE SCHEMA ahead`);
      await tx.execute(sql`CREATE FUNCTION ahead.now() RETURNS timestamptz LANGUAGE sql STABLE
        AS $$ SELECT pg_catalog.now() + interval '2 days' $$`);
      await tx.execute(sql`SET LOCAL search_path = ahead, pg_catalog, public`);
      await work(tx);
      await tx.execute(sql`DROP SCHEMA ahead CASCADE`);
    });
  }

  it('is followed from each read on', async () => {
    await workAhead(async (db) => {
      expect(daysAhead()).toBe(0);
      await followDatabaseClock(db);
      expect(daysAhead()).toBe(days);
    });
    await followDatabaseClock(database().db);
    expect(daysAhead()).toBe(0);
  });

  it('does not give up a new message because the clock of a process is behind', async () => {
    await workAhead(async (db) => {
      await followDatabaseClock(db);
      await askForReset(db, 'ann@example.com', english, sharedNow());
      const [message] = await db.select().from(messages);
      await settleOld(db, new Date(Date.now() + days * dayMs));
      const after = await db
        .select()
        .from(messages)
        .where(eq(messages.id, message?.id ?? ''));
      expect(after).toMatchObject([{ state: 'waiting', createdAt: message?.createdAt }]);
    });
  });

  it('ends a sign-in that waits', async () => {
    await workAhead(async (db) => {
      const { userId } = await makeMember(db);
      const token = await startPending(db, userId);
      await followDatabaseClock(db);
      expect(await findPending(db, token)).toBeUndefined();
      expect(await findPending(db, await startPending(db, userId))).toMatchObject({ userId });
    });
  });

  it('counts attempts', async () => {
    await workAhead(async (db) => {
      const { userId } = await makeMember(db);
      await followDatabaseClock(db);
      await countAttempt(db, 'account', userId);
      const counting = sql`${throttles.expire} > now()`;
      expect(await db.$count(throttles, counting)).toBe(1);
    });
  });
});
