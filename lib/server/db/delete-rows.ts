import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from './database';

/** Rows per statement. The embedded database answers nobody else meanwhile. */
const chunk = 5_000;

/**
 * Deletes any number of rows, each part in a transaction of its own. The first part is deleted together with what
 * `record` stores. Returns the number of rows.
 */
export async function deleteRows(
  db: Db,
  table: PgTable,
  which: SQL | undefined,
  record: (tx: Transaction, count: number) => Promise<void>,
): Promise<number> {
  const some = sql`ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${which} LIMIT ${sql.raw(String(chunk))}))`;
  const count = await db.$count(table, which);
  await db.transaction(async (tx) => {
    await record(tx, count);
    await tx.delete(table).where(some);
  });
  for (let done = chunk; done < count; done += chunk) {
    await setImmediate();
    await db.delete(table).where(some);
  }
  return count;
}
