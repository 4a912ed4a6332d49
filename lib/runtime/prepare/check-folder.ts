import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from '@/lib/base/environment';

/** Creates DATA_DIR if it is missing. Throws EnvironmentError if it cannot be created or written. */
export async function checkFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new EnvironmentError(`DATA_DIR ${folder} cannot be written; set it to a folder that can.`);
  }
}

/** Node's recursive mkdir never returns if the file system fails with ENOENT, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
