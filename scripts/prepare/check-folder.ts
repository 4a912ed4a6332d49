import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from '@/lib/environment';

/** Makes DATA_DIR where it is missing. Throws EnvironmentError where it cannot be made or written. */
export async function checkFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new EnvironmentError(`DATA_DIR ${folder} cannot be written; set it to a folder that can.`);
  }
}

/** Node's own recursive mkdir never returns where a file system refuses with ENOENT, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
