import { sql } from 'drizzle-orm';
import type { Environment } from '@/lib/base/environment';
import { log } from '@/lib/base/log';
import { version } from '@/lib/base/version';
import { findNewestBackup } from '@/lib/server/backup/backup-folder';
import type { Db } from '@/lib/server/db/database';
import { migrationsFolder } from '@/lib/server/db/migrations-folder';
import { compareMigrations } from '@/lib/server/db/newer-database';
import type { DataPart, Installation } from './installation-shape';
import { measureDisk } from './measure-disk';

export type ServerParts = { db: Db; environment: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'> };

type ServerState = Pick<Installation, 'version' | 'node' | 'database' | 'disk' | 'backupAt' | 'unreadable'>;

/** The versions of this process and its database, and the space that they have. */
export async function readServer({ db, environment }: ServerParts): Promise<ServerState> {
  const { DATA_DIR } = environment;
  const embedded = environment.DATABASE_URL === undefined;
  const unreadable: DataPart[] = [];
  const tryRead = async <Value>(part: DataPart, read: () => Promise<Value>): Promise<Value | null> => {
    try {
      return embedded ? await read() : null;
    } catch (error) {
      log.error({ error, part }, 'the data folder cannot be read');
      unreadable.push(part);
      return null;
    }
  };
  const [database, disk, backup] = await Promise.all([
    readDatabase(db, embedded),
    tryRead('disk', () => measureDisk(DATA_DIR)),
    tryRead('backups', () => findNewestBackup(DATA_DIR)),
  ]);
  const backupAt = backup?.createdAt.toISOString() ?? null;
  return { version, node: process.versions.node, database, disk, backupAt, unreadable };
}

async function readDatabase(db: Db, embedded: boolean): Promise<Installation['database']> {
  const [row] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      bytes: sql<number>`pg_database_size(current_database())::float8`,
      citus: sql<boolean>`EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')`,
    })
    .from(sql`(SELECT 1) AS one`);
  if (!row) throw new Error('The database did not say its version.');
  const { citus, ...size } = row;
  const { applied, pending } = await compareMigrations(db, migrationsFolder);
  const kind = embedded ? 'pglite' : citus ? 'citus' : 'postgres';
  return { kind, ...size, migrations: { applied, pending } };
}
