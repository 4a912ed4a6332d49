import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { secureDataFolder } from '@/lib/base/data-folder';
import { readEnvironment } from '@/lib/base/environment';
import type { Database } from '@/lib/server/db/database';
import { describeServerProblem } from '@/lib/server/db/describe-server';
import { FolderInUseError } from '@/lib/server/db/lock';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { UsageError } from './usage-error';

/** The location of a standalone platform's state. The remaining environment belongs to the dashboard. */
export function readLocations(source: NodeJS.ProcessEnv) {
  const { DATA_DIR, DATABASE_URL } = readEnvironment({
    DATA_DIR: source.DATA_DIR,
    DATABASE_URL: source.DATABASE_URL,
    NODE_ENV: 'development',
  });
  const folder = join(DATA_DIR, 'platform');
  return {
    keys: join(DATA_DIR, 'secrets', 'platform-keys'),
    location: DATABASE_URL ? { url: DATABASE_URL } : { folder },
  };
}

/**
 * The location of the platform that the `keys` commands manage: the standalone one, or the one inside the dashboard if
 * DATA_DIR has only that.
 */
export function locateKeys(source: NodeJS.ProcessEnv): DatabaseLocation {
  const { location } = readLocations(source);
  if ('url' in location) return location;
  const app = join(dirname(location.folder), 'app');
  const has = (folder: string) => existsSync(join(folder, 'postgres'));
  return has(app) && !has(location.folder) ? { folder: app } : location;
}

/** Opens the platform's database. Throws UsageError, FolderInUseError or NewerDatabaseError. */
export async function openStore(location: DatabaseLocation): Promise<Database> {
  try {
    if ('folder' in location) secureDataFolder(dirname(location.folder));
    return await openDatabase(location);
  } catch (error) {
    if (error instanceof FolderInUseError || error instanceof NewerDatabaseError) throw error;
    const problem =
      'url' in location && error instanceof Error ? describeServerProblem(error, location.url) : null;
    if (problem) throw new UsageError(problem);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const words = reason.split('\n')[0]?.replace(/\.$/, '');
    throw new UsageError(
      'url' in location
        ? `The Postgres of DATABASE_URL cannot be used: ${words}.`
        : `The folder ${location.folder} of DATA_DIR cannot be used: ${words}.`,
    );
  }
}
