import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@/lib/base/log';
import { settings } from '@/lib/platform/store/schema';
import { type Copying, copyRows } from '@/lib/server/backup/copying';
import { listColumns, quoteTable } from '@/lib/server/backup/list-columns';
import { findMigration, listTables } from '@/lib/server/backup/migrations';
import { moveSequences } from '@/lib/server/backup/move-sequences';
import type { Database } from '@/lib/server/db/database';
import { lockFolder } from '@/lib/server/db/lock';
import { openDatabase } from '@/lib/server/db/open-database';
import { BrokenDatabaseError } from '@/lib/server/db/pglite';

/** In a platform's folder: its rows are being moved to the dashboard's database. */
const mark = 'merging';

/**
 * Moves the platform's rows of `DATA_DIR/platform` to `database`, and renames that folder to `platform.merged`. Earlier
 * versions kept the embedded platform there. Does nothing if `database` has rows of a platform: the folder then belongs
 * to a standalone platform. All rows are copied in one transaction, and the folder is renamed after it, so that a killed
 * process can repeat this. Throws FolderInUseError, BrokenDatabaseError and NewerDatabaseError.
 */
export async function mergePlatform(database: Database, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'platform');
  if (!existsSync(join(folder, 'postgres'))) return;
  // Every platform with rows has settings.
  const isFilled = (await database.db.$count(settings)) > 0;
  if (isFilled && !existsSync(join(folder, mark))) return;
  if (!isFilled) await copyPlatform(database, folder);
  const lock = lockFolder(folder);
  try {
    const aside = `${folder}.merged`;
    await rm(aside, { recursive: true, force: true });
    await rename(folder, aside);
    await rm(join(aside, mark), { force: true });
    log.info(
      { folder: aside },
      'the platform moved to the database of the dashboard; its old folder is kept',
    );
  } finally {
    lock.release();
  }
}

async function copyPlatform(database: Database, folder: string): Promise<void> {
  const old = await openDatabase({ folder });
  try {
    await writeFile(join(folder, mark), '');
    await copyRows(database, 'write', (target) => copyRows(old, 'read', (source) => copyAll(source, target)));
  } catch (error) {
    throw new BrokenDatabaseError(folder, error);
  } finally {
    await old.close();
  }
}

async function copyAll(source: Copying, target: Copying): Promise<void> {
  const migration = await findMigration(source);
  const tables = migration ? await listTables(migration) : [];
  const ofPlatform = tables.filter((name) => name.startsWith('platform.'));
  for (const { name, columns } of await listColumns(source, ofPlatform)) {
    const table = quoteTable(name);
    await source.copyOut(table, columns, (rows) => target.copyIn(table, columns, rows));
  }
  await moveSequences(target);
  await target.query('analyze');
}
