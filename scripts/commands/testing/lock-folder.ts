import { join } from 'node:path';
import { secureDataFolder } from '@/lib/base/data-folder';
import { readEnvironment } from '@/lib/base/environment';
import { readSecrets } from '@/lib/base/secrets';
import { identifyApi } from '@/lib/gateway/connections/identify-api';
import { createVault } from '@/lib/gateway/connections/vault';
import { answerCommands } from '@/lib/runtime/answer-commands';
import { createBackups } from '@/lib/server/backup/daily-backups';
import { openDatabase } from '@/lib/server/db/open-database';

// Locks DATA_DIR like the server, but serves no pages: the database is open, and commands work.
const environment = readEnvironment();
const { DATA_DIR } = environment;
secureDataFolder(DATA_DIR);
const app = await openDatabase({ folder: join(DATA_DIR, 'app') });
const backups = createBackups(DATA_DIR, app);
const secrets = await readSecrets(environment);
const vault = createVault(secrets.encryptionKeys, identifyApi(environment));
await answerCommands({ environment, app, backups, secrets, vault });
console.log('ready');
setInterval(() => {}, 60_000);
