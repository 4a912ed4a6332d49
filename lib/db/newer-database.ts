import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database';

/** A newer version made these tables, and this one could damage what it does not know. The message is one sentence. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'This database was written by a newer version of Partnerdeck; start that version, or restore a backup.',
    );
  }
}

/** Throws NewerDatabaseError where a migration was applied that `migrationsFolder` does not have. */
export async function refuseNewerTables(db: Db, migrationsFolder: string): Promise<void> {
  const [found] = await readRows(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!found?.is) return;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const applied = await readRows(db, sql`select created_at as at from drizzle.__drizzle_migrations`);
  if (applied.some(({ at }) => !known.has(Number(at)))) throw new NewerDatabaseError();
}

async function readRows(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  // Both drivers give rows; their common type does not say so.
  return Object(await db.execute(query)).rows;
}
