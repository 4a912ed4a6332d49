import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Environment, EnvironmentError } from '@/lib/base/environment';
import { findNewestBackup } from '@/lib/server/backup/backup-folder';
import { describeServerProblem } from '@/lib/server/db/describe-server';
import { FolderInUseError } from '@/lib/server/db/lock';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';
import { BrokenDatabaseError } from '@/lib/server/db/pglite';

const expected = [EnvironmentError, FolderInUseError, NewerDatabaseError];

type Locations = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** Explains in one sentence why a start failed; null if the error is unexpected. Never shows a URL's password. */
export async function describeProblem(
  error: unknown,
  locations: Locations | undefined,
): Promise<string | null> {
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message;
  if (await isDiskFull(error, locations?.DATA_DIR)) return 'The disk is full; make room and start again.';
  if (error instanceof BrokenDatabaseError) return describeBroken(error);
  return error instanceof Error && locations?.DATABASE_URL
    ? describeServerProblem(error, locations.DATABASE_URL)
    : null;
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
  const newest = await findNewestBackup(dataDir);
  if (!newest) return `The database in ${folder} does not open, and ${dataDir}/backups holds no backup.`;
  const found = ['app', 'platform', 'ledger'].filter((name) => existsSync(join(dataDir, name)));
  const list = new Intl.ListFormat('en').format(found);
  return `The database in ${folder} does not open; move ${list} out of ${dataDir}, then run npm run restore -- ${newest.file}`;
}
