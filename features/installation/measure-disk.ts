import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from './installation-shape';

/** What the files of a folder take, and the space of its disk. */
export async function measureDisk(folder: string): Promise<NonNullable<Installation['disk']>> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => measure(join(parentPath, name))),
  );
  const used = sizes.reduce((sum, size) => sum + size, 0);
  return { used, free: bavail * bsize, total: blocks * bsize };
}

async function measure(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    // The databases delete files at the same time.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
