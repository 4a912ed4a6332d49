import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { secureDataFolder } from '@/lib/base/data-folder';
import { type Environment, EnvironmentError } from '@/lib/base/environment';
import { readSecrets } from '@/lib/base/secrets';
import { identifyApi } from '@/lib/gateway/connections/identify-api';
import { createVault } from '@/lib/gateway/connections/vault';
import { followDatabaseClock } from '@/lib/server/db/database-clock';
import { openDatabase } from '@/lib/server/db/open-database';
import { locateDatabase } from '../locate-database';

export type State = Awaited<ReturnType<typeof openState>>;

/** Opens the folder, the secrets and the database of an environment, and migrates the database. */
export async function openState(environment: Environment) {
  await checkFolder(environment.DATA_DIR);
  secureDataFolder(environment.DATA_DIR);
  const secrets = await readSecrets(environment);
  const api = identifyApi(environment);
  const vault = createVault(secrets.encryptionKeys, api);
  const database = await openDatabase(locateDatabase(environment), api);
  await followDatabaseClock(database.db);
  return { environment, secrets, api, vault, database };
}

/** Creates DATA_DIR if it is missing. Throws EnvironmentError if it cannot be created or written. */
async function checkFolder(folder: string): Promise<void> {
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
