import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '@/lib/server/db/database';
import { BackupError } from './backup-error';
import { copyRows, type Write } from './copying';
import { listColumns, quoteTable } from './list-columns';
import { findMigration, listTables } from './migrations';

/** Writes a backup of the database, in one snapshot. The file appears complete and synced, or not at all. */
export async function writeBackup(file: string, database: Database, now = new Date()): Promise<void> {
  const draft = `${file}.tmp`;
  try {
    await writeGzip(draft, async (write) => {
      const line = (value: unknown) => write(`${JSON.stringify(value)}\n`);
      await line({ partnerdeck: 'backup', format: 1, createdAt: now.toISOString() });
      await writeTables(database, write, line);
      await line({ end: true });
    });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw full ? new BackupError('The disk is full; make room and back up again.') : error;
  }
  await syncPath(dirname(file));
}

async function writeTables(
  database: Database,
  write: Write,
  line: (value: unknown) => Promise<void>,
): Promise<void> {
  await copyRows(database, 'read', async (copying) => {
    const migration = await findMigration(copying);
    if (!migration) throw new BackupError('There is nothing to back up: start Partnerdeck once before.');
    await line({ migration });
    for (const { name, columns } of await listColumns(copying, await listTables(migration))) {
      await line({ table: name, columns });
      await copying.copyOut(quoteTable(name), columns, write);
      await write('\\.\n');
    }
  });
}

/** Runs the work with a function that writes compressed data. The file is synced when this resolves. */
async function writeGzip(file: string, work: (write: Write) => Promise<void>): Promise<void> {
  const gzip = createGzip({ level: 3 });
  const written = pipeline(gzip, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  written.catch(() => {});
  try {
    await work(async (part) => {
      if (!gzip.write(part)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    throw error;
  }
  await written;
  await syncPath(file);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
