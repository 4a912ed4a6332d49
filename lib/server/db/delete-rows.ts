import { setImmediate } from 'node:timers/promises';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { steadyNow } from '@/lib/base/clock';
import type { Db, Transaction } from './database';

/** Rows per statement. The embedded database answers nobody else meanwhile. */
const sizes = { smallest: 100, largest: 5_000 } as const;

/** How long a part may take: rows that others refer to take longer than others. */
const partMs = 30;

const someOf = (table: PgTable, which: SQL | undefined, size: number) =>
  sql`ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${which} LIMIT ${sql.raw(String(size))}))`;

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
  const count = await db.$count(table, which);
  await db.transaction(async (tx) => {
    await record(tx, count);
    await tx.delete(table).where(someOf(table, which, sizes.smallest));
  });
  if (count > sizes.smallest) await deleteInParts(db, table, which);
  return count;
}

/** Deletes any number of rows, each part in a transaction of its own. */
export const deleteInParts = (db: Db, table: PgTable, which: SQL | undefined): Promise<void> =>
  inParts((size) => db.execute(sql`DELETE FROM ${table} WHERE ${someOf(table, which, size)} RETURNING 1`));

/** Empties a column of any number of rows, each part in a transaction of its own. */
export const emptyInParts = (db: Db, { column, table, which }: ToEmpty): Promise<void> =>
  inParts((size) =>
    db.execute(
      sql`UPDATE ${table} SET ${sql.identifier(column.name)} = NULL WHERE ${someOf(table, which, size)} RETURNING 1`,
    ),
  );

type ToEmpty = { table: PgTable; column: Column; which: SQL };

async function inParts(run: (size: number) => Promise<unknown>): Promise<void> {
  let size: number = sizes.smallest;
  for (;;) {
    await setImmediate();
    const began = steadyNow();
    const { rows } = Object(await run(size));
    if (rows.length === 0) return;
    const fitting = Math.round((size * partMs) / Math.max(1, steadyNow() - began));
    size = Math.min(Math.max(fitting, sizes.smallest), sizes.largest);
  }
}
