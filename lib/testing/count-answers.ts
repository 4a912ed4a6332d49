import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';

/** How many questions of others a database answers, one after the other, until `work` has ended. */
export async function countAnswers(db: Db, work: Promise<unknown>): Promise<number> {
  let answers = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    await db.execute(sql`SELECT 1`);
    answers += 1;
    // The embedded database answers without a pause for others.
    await setImmediate();
  }
  return answers;
}
