import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { apiKeys } from '../store/schema';
import { createKeyUses } from './uses';

eachDatabase('uses of keys', (database) => {
  it('are stored before the last flush ends, including those in progress', async () => {
    const { db } = database();
    const uses = createKeyUses(db, () => {});
    let flushing: Promise<void>[] = [];
    let ended = false;
    await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE ${apiKeys} IN ACCESS EXCLUSIVE MODE`);
      uses.record(randomUUID());
      flushing = [
        uses.flush(),
        uses.flush().then(() => {
          ended = true;
        }),
      ];
      await sleep(100);
      expect(ended).toBe(false);
    });
    await Promise.all(flushing);
    expect(ended).toBe(true);
  });
});
