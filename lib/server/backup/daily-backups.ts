import { join } from 'node:path';
import { ageOf, isYounger } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import type { Database } from '@/lib/server/db/database';
import { createBackupFolder, findNewestBackup, nameBackup, pruneBackups } from './backup-folder';
import { writeBackup } from './write-backup';

const dayMs = 24 * 60 * 60_000;
const firstCheckMs = 5 * 60_000;
const checkEveryMs = 60 * 60_000;

export type Backups = {
  /** Creates a backup in `DATA_DIR/backups` and returns its path. */
  make: (kind: 'asked' | 'daily', now?: Date) => Promise<string>;
  /** Creates the daily backup if the newest one is a day old, and returns its path. */
  createIfDue: (now?: Date) => Promise<string | undefined>;
  /** Waits for a backup in progress. */
  stop: () => Promise<void>;
};

/** Creates backups while the database is open: one a day automatically, and others on request. One at a time. */
export function createBackups(dataDir: string, database: Database): Backups {
  let underWay: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = underWay.then(work);
    underWay = result.catch(() => {});
    return result;
  }

  const make = async (kind: 'asked' | 'daily', now: Date) => {
    const file = join(await createBackupFolder(dataDir), nameBackup(kind, now));
    await writeBackup(file, database, now);
    await pruneBackups(dataDir, now);
    return file;
  };

  const createIfDue = async (now: Date) => {
    const newest = await findNewestBackup(dataDir, now);
    if (newest && isYounger(ageOf(newest.createdAt, now), dayMs)) return undefined;
    return make('daily', now);
  };

  const check = () => {
    inTurn(() => createIfDue(new Date())).catch((error: unknown) =>
      log.error({ error }, 'could not make the daily backup'),
    );
  };
  const first = setTimeout(check, firstCheckMs).unref();
  const timer = setInterval(check, checkEveryMs).unref();

  return {
    make: (kind, now = new Date()) => inTurn(() => make(kind, now)),
    createIfDue: (now = new Date()) => inTurn(() => createIfDue(now)),
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await underWay;
    },
  };
}
