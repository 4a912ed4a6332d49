import type { Database } from './database';
import { migrationsFolder } from './migrations-folder';
import { compareMigrations } from './newer-database';
import { migrationLock } from './postgres';

/** Describes what is wrong with the tables of a running server, or null. */
export async function findMigrationProblem({
  db,
  pools,
}: Pick<Database, 'db' | 'pools'>): Promise<string | null> {
  const locks = await pools?.state.query(
    `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
     and database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  if (locks?.rowCount) return 'Another instance is bringing the tables up to date.';
  const { pending, unknown } = await compareMigrations(db, migrationsFolder);
  if (unknown > 0) return 'A newer version brought the tables up to date; upgrade this instance.';
  return pending > 0 ? `Migrations that are not applied: ${pending}. Restart this instance.` : null;
}
