import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ageOf } from '@/lib/base/clock';

/** Number of automatic backups to keep. Manual backups stay until someone deletes them. */
const dailyLimit = 7;

type BackupFile = { file: string; createdAt: Date };

const namePattern = /^partnerdeck-(daily-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.backup$/;

const folderOf = (dataDir: string) => join(dataDir, 'backups');

export async function createBackupFolder(dataDir: string): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export const nameBackup = (kind: 'asked' | 'daily', now: Date): string =>
  `partnerdeck-${kind === 'daily' ? 'daily-' : ''}${now.toISOString().replaceAll(':', '-')}.backup`;

/** The newest backup in `DATA_DIR/backups`, or undefined. */
export async function findNewestBackup(dataDir: string, now = new Date()): Promise<BackupFile | undefined> {
  return (await listBackups(dataDir, now))[0];
}

/** Deletes the oldest daily backups beyond the limit, and drafts of killed processes. */
export async function pruneBackups(dataDir: string, now: Date): Promise<void> {
  const surplus = (await listBackups(dataDir, now)).filter(({ daily }) => daily).slice(dailyLimit);
  for (const { file } of surplus) await rm(file, { force: true });
  for (const name of await readdir(folderOf(dataDir))) {
    if (name.endsWith('.backup.tmp')) await rm(join(folderOf(dataDir), name), { force: true });
  }
}

/** Newest first. Those named after a moment in the future, by a clock that was ahead, come last. */
async function listBackups(dataDir: string, now: Date): Promise<(BackupFile & { daily: boolean })[]> {
  const names = await readdir(folderOf(dataDir)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [matched, daily, day, hour, minute, second] = namePattern.exec(name) ?? [];
      if (!matched) return [];
      const createdAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return [{ file: join(folderOf(dataDir), name), createdAt, daily: daily !== undefined }];
    })
    .sort(
      (a, b) =>
        Number(ageOf(a.createdAt, now) < 0) - Number(ageOf(b.createdAt, now) < 0) ||
        b.createdAt.getTime() - a.createdAt.getTime(),
    );
}
