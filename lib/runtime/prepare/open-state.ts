import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { readSecrets } from '@/lib/base/secrets';
import { identifyApi } from '@/lib/server/connections/identify-api';
import { createVault } from '@/lib/server/connections/vault';
import { openDatabase } from '@/lib/server/db/open-database';
import { locateDatabase } from '../locate-database';
import { checkFolder } from './check-folder';

export type State = Awaited<ReturnType<typeof openState>>;

/** Opens the folder, the secrets and the database of an environment, and migrates the database. */
export async function openState(environment: Environment) {
  await checkFolder(environment.DATA_DIR);
  secureDataFolder(environment.DATA_DIR);
  const secrets = await readSecrets(environment);
  const api = identifyApi(environment);
  const vault = createVault(secrets.encryptionKeys, api);
  const database = await openDatabase(locateDatabase(environment), api);
  return { environment, secrets, api, vault, database };
}
