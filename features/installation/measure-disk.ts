import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from './installation-shape';

type Size = { used: number; complete: boolean };

/** What the files of a folder take, and the space of its disk. */
export async function measureDisk(folder: string): Promise<NonNullable<Installation['disk']>> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { ...(await measure(folder, true)), free: bavail * bsize, total: blocks * bsize };
}

async function measure(path: string, isFolder: boolean): Promise<Size> {
  try {
    if (!isFolder) return { used: (await stat(path)).size, complete: true };
    const entries = await readdir(path, { withFileTypes: true });
    const sizes = await Promise.all(
      entries
        .filter((entry) => entry.isFile() || entry.isDirectory())
        .map((entry) => measure(join(path, entry.name), entry.isDirectory())),
    );
    return {
      used: sizes.reduce((sum, { used }) => sum + used, 0),
      complete: sizes.every(({ complete }) => complete),
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // The databases delete files at the same time.
    if (code === 'ENOENT') return { used: 0, complete: true };
    // A disk has a folder of its own, `lost+found`, that only root opens.
    if (code === 'EACCES' || code === 'EPERM') return { used: 0, complete: false };
    throw error;
  }
}
