import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { bothDatabases, openTestPostgres } from '@/lib/testing/databases';

bothDatabases('an open database', (database) => {
  it('answers', async () => {
    const { rows } = Object(await database().db.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
  });
});

it.skipIf(!inject('postgresUrl'))(
  'outlives a connection that the server ends in mid-transaction',
  async () => {
    const { db, close } = await openTestPostgres(inject('postgresUrl') ?? '');
    const broken = db.transaction(async (tx) => {
      const { rows } = Object(await tx.execute(sql`select pg_backend_pid() as pid`));
      await db.execute(sql`select pg_terminate_backend(${rows[0].pid})`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    const { rows } = Object(await db.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  },
);
