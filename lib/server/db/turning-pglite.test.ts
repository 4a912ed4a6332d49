import { setTimeout as sleep } from 'node:timers/promises';
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

it('rejects a statement that would wait for its own transaction', async () => {
  const { db, close } = await openTestPglite();
  const later: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('would wait for ever') },
    });
    await expect(db.transaction(async () => {})).rejects.toThrow('would wait for ever');
    await tx.transaction(async (inner) => {
      await inner.execute(sql`select 1`);
    });
    later.push(sleep(50).then(() => db.execute(sql`select 1`)));
  });
  // The end of a transaction ends this for what it began.
  await Promise.all([...later, db.execute(sql`select 1`)]);
  await close();
});
