import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { restoreIntoFolder, restoreIntoPostgres } from '@/lib/server/backup/restore-backup';
import { locateReplaced, readStops } from '@/lib/server/backup/stops';
import { UsageError } from './run-command';

const usage =
  'npm run restore takes one file: npm run restore -- FILE. A second argument is the database that the restored one replaces, a data folder or the address of a Postgres: npm run restore -- FILE OLD.';

const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/** Who stopped mail after the backup. */
const aboutStops = {
  kept: 'Who stopped mail after the backup, by the database that this one replaces, gets none.',
  unknown:
    'Members who stopped a report since get it again, mail of alert rules that was stopped since is on again, and addresses that wanted no mail since can be asked once more. If you still have the database that this one replaces, restore into an empty one again and name it: npm run restore -- FILE OLD.',
} as const;

/** Restores a backup if there is no data yet. With the database that it replaces, who stopped mail since gets none. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  const [name, old, ...more] = args;
  if (!name || more.length > 0) throw new UsageError(usage);
  const { DATABASE_URL, DATA_DIR, ENCRYPTION_KEYS } = environment;
  const file = existsSync(fromHere(name)) ? fromHere(name) : resolve(name);
  const replaced =
    old === undefined ? undefined : locateReplaced(existsSync(fromHere(old)) ? fromHere(old) : old);
  const stops = replaced && (await readStops(replaced));
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
