import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { BackupError } from '@/lib/server/backup/backup-error';
import { createBackupFolder, nameBackup } from '@/lib/server/backup/backup-folder';
import { writeBackup } from '@/lib/server/backup/write-backup';
import { workOrAsk } from '@/lib/server/control/ask-control';
import type { Database } from '@/lib/server/db/database';
import { openDatabase } from '@/lib/server/db/open-database';
import { UsageError } from './run-command';

const usage = 'npm run backup takes nothing, or -- --to FOLDER.';

/** Creates a backup, whether or not the server is running. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  const to = readTarget(args);
  const made = await backUp(environment);
  const file = to ? await move(made, to) : made;
  return [
    `Backup: ${file}`,
    'Keep the secret of stored keys with it, in another place: ENCRYPTION_KEYS, or DATA_DIR/secrets/encryption-keys.',
    ...describeMissing(environment),
  ];
}

function describeMissing({ DATABASE_URL, DATA_DIR }: Environment): string[] {
  const folder = join(DATA_DIR, 'platform');
  if (DATABASE_URL || !existsSync(join(folder, 'postgres'))) return [];
  return [
    `Not in it: ${folder}. It belongs to a platform that runs alone, or to an earlier version: the next start moves that to the dashboard's database.`,
  ];
}

/** Writes a backup to DATA_DIR and returns its path. */
export function backUp(environment: Environment): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = environment;
  return DATABASE_URL ? backUpServer(DATABASE_URL, DATA_DIR) : backUpFolder(environment);
}

function readTarget(args: string[]): string | undefined {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
    // npm runs scripts in the project folder. INIT_CWD is where it was called.
    return to && resolve(process.env.INIT_CWD ?? '.', to);
  } catch {
    throw new UsageError(usage);
  }
}

async function backUpServer(url: string, dataDir: string): Promise<string> {
  const database = await openDatabase({ url }, undefined, null);
  try {
    return await write(dataDir, database);
  } finally {
    await database.close();
  }
}

async function backUpFolder({ DATA_DIR }: Environment): Promise<string> {
  const folder = join(DATA_DIR, 'app');
  if (!existsSync(join(folder, 'postgres'))) {
    throw new BackupError(`There is nothing to back up: ${DATA_DIR} holds no data.`);
  }
  const work = async () => {
    secureDataFolder(DATA_DIR);
    const database = await openDatabase({ folder }, undefined, null);
    try {
      return { file: await write(DATA_DIR, database) };
    } finally {
      await database.close();
    }
  };
  const answer = z.object({ file: z.string() });
  return (await workOrAsk(folder, { command: 'backup' }, answer, work)).file;
}

async function write(dataDir: string, database: Database): Promise<string> {
  const now = new Date();
  const file = join(await createBackupFolder(dataDir), nameBackup('asked', now));
  await writeBackup(file, database, now);
  return file;
}

/** Copies to another disk if necessary, so that the file appears complete. */
async function move(file: string, folder: string): Promise<string> {
  const target = join(folder, basename(file));
  const draft = `${target}.tmp`;
  await mkdir(folder, { recursive: true });
  try {
    await copyFile(file, draft, constants.COPYFILE_EXCL);
    const handle = await open(draft, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await rm(file);
  return target;
}
