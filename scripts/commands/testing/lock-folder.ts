import { join } from 'node:path';
import { createBackups } from '@/lib/backup/daily-backups';
import { identifyApi } from '@/lib/connections/identify-api';
import { createVault } from '@/lib/connections/vault';
import { secureDataFolder } from '@/lib/data-folder';
import { openDatabase } from '@/lib/db/database';
import { readEnvironment } from '@/lib/environment';
import { answerCommands } from '@/lib/runtime/answer-commands';
import { readSecrets } from '@/lib/secrets';

// Locks DATA_DIR like the server, but serves no pages: both databases are open, and commands work.
const environment = readEnvironment();
const { DATA_DIR } = environment;
secureDataFolder(DATA_DIR);
const app = await openDatabase({ folder: join(DATA_DIR, 'app') });
const platform = await openDatabase({ folder: join(DATA_DIR, 'platform') });
const backups = createBackups(DATA_DIR, [
  { database: app, schemas: ['public'] },
  { database: platform, schemas: ['platform'] },
]);
const secrets = await readSecrets(environment);
const vault = createVault(secrets.encryptionKeys, identifyApi(environment));
await answerCommands({ environment, app, platform, backups, secrets, vault });
console.log('ready');
setInterval(() => {}, 60_000);
