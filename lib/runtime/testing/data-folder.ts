import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { copyPgliteTemplate } from '@/lib/testing/databases';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { closeRuntime } from '../runtime';

/**
 * For the tests of a file: a DATA_DIR with an empty database, and `getRuntime` opens it. Afterward, closes the runtime and
 * deletes the folder. Call it before other hooks. Returns the folder's path.
 */
export function openDataFolder(): () => string {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partnerdeck-runtime-'));
    await copyPgliteTemplate(join(folder, 'app'));
    vi.stubEnv('DATA_DIR', folder);
  });
  afterAll(async () => {
    await closeRuntime();
    await deleteFolder(folder);
  });
  return () => folder;
}
