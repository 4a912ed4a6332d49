import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestPglite } from '@/lib/testing/databases';

/** Takes some milliseconds. */
const slow = sql`select count(*) from generate_series(1, 20000)`;

it('lets timers run while statements follow each other', async () => {
  const { db, close } = await openTestPglite();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const ask = async () => {
    for (let times = 0; times < 20; times += 1) await db.execute(slow);
  };
  await Promise.all([
    ask(),
    ask(),
    db.transaction(async (tx) => {
      for (let times = 0; times < 60; times += 1) await tx.execute(slow);
    }),
  ]);
  clearInterval(timer);
  await close();
  expect(turns).toBeGreaterThan(2);
});
