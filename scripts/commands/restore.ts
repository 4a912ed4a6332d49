import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { restoreIntoFolder, restoreIntoPostgres } from '@/lib/server/backup/restore-backup';
import { locateReplaced, readStops } from '@/lib/server/backup/stops';
import { UsageError } from './run-command';

const usage =
  'Run npm run restore -- FILE, or npm run restore -- FILE OLD. OLD is the database that the restored one replaces: a data folder, or the address of a Postgres.';

/** A path as the caller or this process sees it. Other texts stay as they are. */
const findPath = (given: string): string =>
  [process.env.INIT_CWD ?? '.', '.'].map((folder) => resolve(folder, given)).find(existsSync) ?? given;

/** What becomes of people who stopped mail after the backup. */
const aboutStops = {
  kept: 'People who stopped mail after the backup, as the replaced database says, get none.',
  unknown:
    'Members who stopped a report since get it again, mail of alert rules that was stopped since is on again, and addresses that wanted no mail since can be asked once more. If you still have the replaced database, restore into an empty one again and name it: npm run restore -- FILE OLD.',
} as const;

/** Restores a backup if there is no data yet. If the replaced database is named, people who stopped mail since get none. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  const [name, old, ...more] = args;
  if (!name || more.length > 0) throw new UsageError(usage);
  const { DATABASE_URL, DATA_DIR, ENCRYPTION_KEYS } = environment;
  const file = findPath(name);
  const stops = old === undefined ? undefined : await readStops(locateReplaced(findPath(old)));
  if (!DATABASE_URL) secureDataFolder(DATA_DIR);
  const { pausedBatches } = DATABASE_URL
    ? await restoreIntoPostgres(file, DATABASE_URL, stops)
    : await restoreIntoFolder(file, DATA_DIR, stops);
  const secret = join(DATA_DIR, 'secrets', 'encryption-keys');
  const lines = [
    'Restored. Report rows are fetched from the API again.',
    'People, roles, passwords and second factors are those of the backup: remove again who left since. Outside addresses of scheduled reports confirm again.',
    aboutStops[stops ? 'kept' : 'unknown'],
    'All invitations, password resets, sessions, API tokens, live addresses and shared pages are closed: people sign in again, programs and spreadsheets need new tokens and addresses, pages are shared again, and you invite again those who had not joined.',
  ];
  if (pausedBatches > 0) {
    lines.push(
      `Batches of links that had not ended are paused: ${pausedBatches}. Links that they made after the backup could be made again: look at them before you resume.`,
    );
  }
  if (ENCRYPTION_KEYS || existsSync(secret)) return lines;
  return [
    ...lines,
    `Before the next start, set ENCRYPTION_KEYS or put back ${secret}: stored keys open with the secret they were encrypted with.`,
  ];
}
