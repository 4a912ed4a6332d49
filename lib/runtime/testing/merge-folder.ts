import { join } from 'node:path';
import { openDatabase } from '@/lib/server/db/open-database';
import { mergePlatform } from '../merge-platform';

// Merges a DATA_DIR of an earlier version, as a start does, in a process that a test can kill.
const dataDir = process.argv[2] ?? '';
const database = await openDatabase({ folder: join(dataDir, 'app') });
await mergePlatform(database, dataDir);
await database.close();
