import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { restoreIntoFolder, restoreIntoPostgres } from '@/lib/server/backup/restore-backup';
import { UsageError } from './run-command';

/** Restores a backup if there is no data yet. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  const [name, ...more] = args;
  if (!name || more.length > 0)
    throw new UsageError('npm run restore takes one file: npm run restore -- FILE.');
  const { DATABASE_URL, DATA_DIR, ENCRYPTION_KEYS } = environment;
  const fromHere = resolve(process.env.INIT_CWD ?? '.', name);
  const file = existsSync(fromHere) ? fromHere : resolve(name);
  if (!DATABASE_URL) secureDataFolder(DATA_DIR);
  const { pausedBatches } = DATABASE_URL
    ? await restoreIntoPostgres(file, DATABASE_URL)
    : await restoreIntoFolder(file, DATA_DIR);
  const secret = join(DATA_DIR, 'secrets', 'encryption-keys');
  const lines = [
    'Restored. Report rows are fetched from the API again.',
    'People, roles, passwords and second factors are those of the backup: remove again who left since. Outside addresses of scheduled reports confirm again. Members who stopped a report since get it again, and addresses that wanted no mail since can be asked once more.',
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
