import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** Another process holds the folder. The message is one sentence for the person at the terminal. */
export class FolderInUseError extends Error {}

/**
 * Takes a folder for this process alone. Node offers no file locks, DuckDB takes one on each file it opens:
 * the kernel frees it when the process ends, however it ends.
 * Throws FolderInUseError, or the file system's own error where the folder cannot be written.
 */
export async function lockFolder(folder: string): Promise<{ release: () => void }> {
  await mkdir(folder, { recursive: true });
  try {
    const holder = await DuckDBInstance.create(join(folder, 'lock'), { threads: '1' });
    return { release: () => holder.closeSync() };
  } catch (error) {
    if (error instanceof Error && /Conflicting lock|Could not set lock/i.test(error.message)) {
      throw new FolderInUseError(`${folder} is in use by another process; stop that one first.`);
    }
    throw error;
  }
}
