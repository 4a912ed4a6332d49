import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { identifyApi } from '@/lib/gateway/connections/identify-api';
import { locateDatabase } from '@/lib/runtime/locate-database';
import { workOrAsk } from '@/lib/server/control/ask-control';
import type { Db } from '@/lib/server/db/database';
import { followDatabaseClock } from '@/lib/server/db/database-clock';
import { openDatabase } from '@/lib/server/db/open-database';
import { UsageError } from './run-command';

type Request<T> = { command: string; given?: unknown; result: z.ZodType<T> };

/**
 * Does the work with the accounts' database, or sends the command to the process that has locked DATA_DIR. Throws
 * UsageError if DATA_DIR has no database, because opening it would create one.
 */
export async function workWithApp<T>(
  environment: Environment,
  { result, ...request }: Request<T>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = environment;
  const folder = join(DATA_DIR, 'app');
  const open = async () => {
    if (!DATABASE_URL) secureDataFolder(DATA_DIR);
    const { db, close } = await openDatabase(locateDatabase(environment), identifyApi(environment));
    try {
      await followDatabaseClock(db);
      return await work(db);
    } finally {
      await close();
    }
  };
  if (DATABASE_URL) return open();
  if (!existsSync(join(folder, 'postgres'))) {
    throw new UsageError(`There are no accounts yet: ${DATA_DIR} holds no data.`);
  }
  return workOrAsk(folder, request, result, open);
}
