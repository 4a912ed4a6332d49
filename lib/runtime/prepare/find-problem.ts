import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Environment, EnvironmentError, environmentNames } from '@/lib/base/environment';
import { findNewestBackup } from '@/lib/server/backup/backup-folder';
import { describeServerProblem } from '@/lib/server/db/describe-server';
import { FolderInUseError } from '@/lib/server/db/lock';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';
import { BrokenDatabaseError } from '@/lib/server/db/pglite';

type Locations = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/**
 * Why a start failed. `sentence` is for the terminal and names paths and hosts, but never a password. `reason` and
 * `setting`, the name of a variable, are all that the startup page may show.
 */
export type Problem = { reason: StartReason; sentence: string; setting?: string | undefined };

/** See scripts/start/texts.mjs. */
export type StartReason = 'setting' | 'folderInUse' | 'newer' | 'diskFull' | 'broken' | 'postgres';

/** Explains why a start failed; null if the error is unexpected. */
export async function findProblem(error: unknown, locations: Locations | undefined): Promise<Problem | null> {
  if (error instanceof EnvironmentError) {
    const setting = environmentNames.find((name) => error.message.startsWith(name));
    return { reason: 'setting', sentence: error.message, setting };
  }
  if (error instanceof FolderInUseError) return { reason: 'folderInUse', sentence: error.message };
  if (error instanceof NewerDatabaseError) return { reason: 'newer', sentence: error.message };
  if (await isDiskFull(error, locations?.DATA_DIR)) {
    return { reason: 'diskFull', sentence: 'The disk is full; make room and start again.' };
  }
  if (error instanceof BrokenDatabaseError) {
    return { reason: 'broken', sentence: await describeBroken(error) };
  }
  const url = error instanceof Error && locations?.DATABASE_URL;
  const sentence = url && describeServerProblem(error, url);
  return sentence ? { reason: 'postgres', sentence } : null;
}

/** The minimum that the embedded database needs to write anything: one WAL segment. */
const leastBytes = 16 * 1024 * 1024;

async function isDiskFull(error: unknown, folder: string | undefined): Promise<boolean> {
  let cause = error;
  while (typeof cause === 'object' && cause !== null) {
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === '53100')) return true;
    // The embedded database's own file system.
    if ('name' in cause && cause.name === 'ErrnoError' && 'errno' in cause && cause.errno === 51) return true;
    cause = 'cause' in cause ? cause.cause : undefined;
  }
  const disk = folder ? await statfs(folder).catch(() => undefined) : undefined;
  return disk !== undefined && disk.bavail * disk.bsize < leastBytes;
}

async function describeBroken({ folder }: BrokenDatabaseError): Promise<string> {
  const dataDir = dirname(folder);
  const newest = await findNewestBackup(dataDir).catch(() => null);
  if (newest === null)
    return `The database in ${folder} does not open, and ${dataDir}/backups cannot be read.`;
  if (!newest) return `The database in ${folder} does not open, and ${dataDir}/backups holds no backup.`;
  const found = ['app', 'platform', 'ledger'].filter((name) =>
    existsSync(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ dataDir, name)),
  );
  const list = new Intl.ListFormat('en').format(found);
  return `The database in ${folder} does not open; move ${list} out of ${dataDir}, then run npm run restore -- ${newest.file}`;
}
