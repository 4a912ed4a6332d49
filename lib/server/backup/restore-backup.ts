import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@/lib/server/db/database';
import { lockFolder } from '@/lib/server/db/lock';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { BackupError } from './backup-error';
import { type Copying, copyRows } from './copying';
import { listColumns, quoteTable, type Table } from './list-columns';
import { findMigration, isClosedByRestore, listTables, withMigrationsUntil } from './migrations';
import { moveSequences } from './move-sequences';
import { type BackupItem, readBackup } from './read-backup';
import { silenceRestored } from './silence-restored';
import { keepStops, type Stops } from './stops';

type Rows = Extract<BackupItem, { kind: 'rows' }>;

/** Folders of databases in a DATA_DIR. `platform` is that of a standalone platform, or of an earlier version. */
const folders = ['app', 'platform'];

/** `pausedBatches`: batches of links that had not ended when the backup was made. */
type Restored = { pausedBatches: number };

/**
 * Restores a backup into a DATA_DIR without data. Creates the whole database or nothing. `stops`: who wants no mail by now.
 * Throws BackupError if there is data, and FolderInUseError if a process has locked it.
 */
export async function restoreIntoFolder(file: string, dataDir: string, stops: Stops = {}): Promise<Restored> {
  await refuseData(dataDir);
  const migration = await checkBackup(file);
  const draft = join(dataDir, 'restore.draft');
  await rm(draft, { recursive: true, force: true });
  try {
    const restored = await restoreInto({ folder: draft }, { file, migration, stops });
    await rename(draft, join(dataDir, 'app'));
    return restored;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Restores a backup into a Postgres without rows of ours. Throws BackupError if there are any. */
export async function restoreIntoPostgres(file: string, url: string, stops: Stops = {}): Promise<Restored> {
  const migration = await checkBackup(file);
  await refuseRows(url, migration);
  return restoreInto({ url }, { file, migration, stops });
}

type Order = { file: string; migration: string; stops: Stops };

async function restoreInto(location: DatabaseLocation, { file, migration, stops }: Order): Promise<Restored> {
  const restored = await withMigrationsUntil(migration, async (migrations) => {
    const database = await openDatabase(location, undefined, migrations);
    return { pausedBatches: await fill(database, file, migration).finally(database.close) };
  });
  if (Object.keys(stops).length > 0) await keepStops(location, stops);
  return restored;
}

async function refuseData(dataDir: string): Promise<void> {
  const found = [...folders, 'ledger'].filter((name) => existsSync(join(dataDir, name)));
  for (const name of folders) {
    if (found.includes(name)) lockFolder(join(dataDir, name)).release();
  }
  if (found.length === 0) return;
  throw new BackupError(
    `${dataDir} already contains data (${found.sort().join(', ')}); move it away first or set DATA_DIR to another folder.`,
  );
}

const hasData = () =>
  new BackupError('The Postgres of DATABASE_URL already contains data; use an empty database.');

/** Report rows in it would be of a later time than the backup. */
async function refuseRows(url: string, migration: string): Promise<void> {
  const database = await openDatabase({ url }, undefined, null);
  try {
    await copyRows(database, 'read', async (copying) => {
      const [ledger] = await copying.query(
        "select 1 from pg_namespace where nspname like 'ledger\\_%' limit 1",
      );
      if (ledger) throw hasData();
      const current = await findMigration(copying);
      if (current === undefined) return;
      for (const name of await listTables(current)) {
        const [row] = await copying.query(`select 1 from ${quoteTable(name)} limit 1`);
        if (row) throw hasData();
      }
      if (current !== migration) {
        throw new BackupError(
          'The tables in the Postgres of DATABASE_URL are of another version; use an empty database.',
        );
      }
    });
  } finally {
    await database.close();
  }
}

/** Reads a backup to its end and returns its last migration. Throws BackupError if it is damaged. */
async function checkBackup(file: string): Promise<string> {
  const migrations = new Set<string>();
  for await (const item of readBackup(file)) if (item.kind === 'migration') migrations.add(item.migration);
  const [migration, ...others] = migrations;
  if (migration === undefined || others.length > 0) {
    throw new BackupError(`${file} contains databases of two versions; use another backup.`);
  }
  return migration;
}

/** Returns how many batches were paused. */
async function fill(database: Database, file: string, migration: string): Promise<number> {
  return copyRows(database, 'write', async (copying) => {
    const tables = await listColumns(copying, await listTables(migration));
    for await (const item of readBackup(file)) {
      if (item.kind === 'rows' && !isClosedByRestore(item.table)) await copyIn(copying, tables, item);
    }
    await moveSequences(copying);
    const pausedBatches = await silenceRestored(copying, tables);
    await copying.query('analyze');
    return pausedBatches;
  });
}

/** Accepts only known table and column names, because they become part of a statement. */
async function copyIn(copying: Copying, tables: Table[], { table, columns, rows }: Rows): Promise<void> {
  const known = tables.find(({ name }) => name === table)?.columns.split(', ') ?? [];
  if (!columns.split(', ').every((column) => known.includes(column))) {
    throw new BackupError(`The backup has a table ${table} that this version does not know.`);
  }
  await copying.copyIn(quoteTable(table), columns, rows);
}
