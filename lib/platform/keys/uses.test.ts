import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '@/lib/server/db/database';
import { eachDatabase } from '@/lib/testing/databases';
import { apiKeys } from '../store/schema';
import { createKeyUses } from './uses';

/** Locks the table of keys. Returns when it is locked, with a function that unlocks it. */
async function lockKeys(db: Db): Promise<() => Promise<void>> {
  const [locked, unlocked] = [makeSignal(), makeSignal()];
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${apiKeys} IN ACCESS EXCLUSIVE MODE`);
    locked.give();
    await unlocked.given;
  });
  await locked.given;
  return () => {
    unlocked.give();
    return transaction;
  };
}

function makeSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

eachDatabase('uses of keys', (database) => {
  it('are stored before the last flush ends, including those in progress', async () => {
    const { db } = database();
    const uses = createKeyUses(db, () => {});
    const unlock = await lockKeys(db);
    uses.record(randomUUID());
    let ended = false;
    const flushing = [
      uses.flush(),
      uses.flush().then(() => {
        ended = true;
      }),
    ];
    await sleep(100);
    expect(ended).toBe(false);
    await unlock();
    await Promise.all(flushing);
    expect(ended).toBe(true);
  });
});
