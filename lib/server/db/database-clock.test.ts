import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { steadyNow } from '@/lib/base/clock';
import { bothDatabases } from '@/lib/testing/databases';
import { createDatabaseClock } from './database-clock';

const hourMs = 3_600_000;
const hoursAhead = ({ now }: { now: () => Date }) =>
  Math.abs(Math.round((now().getTime() - steadyNow()) / hourMs));

bothDatabases('the clock of the database', (database) => {
  it('is followed from each read on', async () => {
    const { db } = database();
    // A database that is three hours ahead of this process.
    await db.transaction(async (tx) => {
      await tx.execute(sql`CREATE SCHEMA ahead`);
      await tx.execute(sql`CREATE FUNCTION ahead.now() RETURNS timestamptz LANGUAGE sql
        AS $$ SELECT pg_catalog.now() + interval '3 hours' $$`);
      await tx.execute(sql`SET LOCAL search_path = ahead, pg_catalog`);
      const clock = createDatabaseClock(tx);
      expect(hoursAhead(clock)).toBe(0);
      await clock.read();
      expect(hoursAhead(clock)).toBe(3);
      await tx.execute(sql`DROP SCHEMA ahead CASCADE`);
    });
    const own = createDatabaseClock(db);
    await own.read();
    expect(hoursAhead(own)).toBe(0);
  });
});
