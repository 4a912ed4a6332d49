import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database';

/** A newer version has migrated the database, and this version could damage it. The message is one sentence. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'This database was written by a newer version of Partnerdeck; start that version, or restore a backup.',
    );
  }
}

/** Throws NewerDatabaseError if a migration was applied that is not in `migrationsFolder`. */
export async function refuseNewerTables(db: Db, migrationsFolder: string): Promise<void> {
  if ((await compareMigrations(db, migrationsFolder)).unknown > 0) throw new NewerDatabaseError();
}

/** How many migrations are applied, how many of the folder are not, and how many applied ones are not in the folder. */
export async function compareMigrations(
  db: Db,
  migrationsFolder: string,
): Promise<{ applied: number; pending: number; unknown: number }> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const [found] = await readRows(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!found?.is) return { applied: 0, pending: known.size, unknown: 0 };
  const rows = await readRows(db, sql`select created_at as at from drizzle.__drizzle_migrations`);
  const applied = new Set(rows.map(({ at }) => Number(at)));
  const [pending, unknown] = [countMissing(known, applied), countMissing(applied, known)];
  return { applied: applied.size, pending, unknown };
}

const countMissing = (expected: ReadonlySet<number>, present: ReadonlySet<number>) =>
  [...expected].filter((one) => !present.has(one)).length;

async function readRows(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  // Both drivers return rows, but their common type does not say so.
  return Object(await db.execute(query)).rows;
}
