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
import { keepStops, type Stops } from './stops';

type Rows = Extract<BackupItem, { kind: 'rows' }>;

/** Folders of databases in a DATA_DIR. `platform` is that of a standalone platform, or of an earlier version. */
const folders = ['app', 'platform'];

/** `pausedBatches`: batches of links that had not ended when the backup was made. */
export type Restored = { pausedBatches: number };

/**
 * Restores a backup into a DATA_DIR without data. Creates the whole database or nothing. `stops`: what people have said of mail
 * since the backup. Throws BackupError if there is data, and FolderInUseError if a process has locked it.
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
    const hasBatches = tables.some(({ name }) => name === batchesTable);
    const paused = hasBatches ? await pauseBatches(copying) : [];
    for (const [table, statement] of silencing) {
      if (tables.some(({ name }) => name === `public.${table}`)) await copying.query(statement);
    }
    await copying.query('analyze');
    return paused.length;
  });
}

const batchesTable = 'public.link_batches';

export const restoredNote =
  'It comes from a backup, so the API may have more of its links by now. If you resume, they can be made twice.';

/** A batch could make links again that it made after the backup; one that ran would do so by itself. */
const pauseBatches = (copying: Copying) =>
  copying.query(
    `update ${batchesTable} set state = 'paused', note = '${restoredNote}'
     where state in ('ready', 'running', 'paused') returning id`,
  );

export const restoredReport = 'It may have been sent: a backup was restored.';

/**
 * What may have left after the backup must not leave again: alerts, reports and messages that waited. Schedules begin with
 * their next time. Outside addresses may have stopped after the backup, so they confirm again. The last tables are of versions
 * up to 0.3.
 */
const silencing = [
  ['alert_rules', `update alert_rules set first_day = (now() at time zone 'UTC')::date`],
  ['report_schedules', 'update report_schedules set next_at = null'],
  ['report_recipients', 'update report_recipients set confirmed_at = null where user_id is null'],
  [
    'report_editions',
    `update report_editions set state = 'failed', problem = '${restoredReport}' where state = 'waiting'`,
  ],
  [
    'messages',
    `update messages set state = case transport when 'mail' then 'unknown' else 'failed' end, status = null,
     problem = 'restored', held_until = null where state in ('waiting', 'sending')`,
  ],
  ['alert_deliveries', `update alerts set mail = 'unknown' where mail in ('waiting', 'sending')`],
  [
    'alert_deliveries',
    `update alert_deliveries set state = 'failed', status = null, problem = 'restored'
     where state in ('waiting', 'sending')`,
  ],
  ['report_mails', `update report_mails set mail = 'unknown' where mail in ('waiting', 'sending')`],
] as const;

/** Accepts only known table and column names, because they become part of a statement. */
async function copyIn(copying: Copying, tables: Table[], { table, columns, rows }: Rows): Promise<void> {
  const known = tables.find(({ name }) => name === table)?.columns.split(', ') ?? [];
  if (!columns.split(', ').every((column) => known.includes(column))) {
    throw new BackupError(`The backup has a table ${table} that this version does not know.`);
  }
  await copying.copyIn(quoteTable(table), columns, rows);
}
