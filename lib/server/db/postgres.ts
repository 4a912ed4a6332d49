import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { setApi } from './api-in-use';
import type { Database, Pools } from './database';
import { refuseNewerTables } from './newer-database';
import { applySettings, settingsJson } from './session-settings';

/** The same lock id in every instance, so that they migrate one after another. */
export const migrationLock = 7_261_190;

/**
 * Opens the connection pools of a Postgres server (15 or newer) and migrates it. Throws if the server does not respond,
 * and NewerDatabaseError if its tables are newer than this version.
 */
export async function openPostgres(url: string, api: string, migrations: string | null): Promise<Database> {
  const pools: Pools = {
    state: createPool({ url, api, name: 'partnerdeck state', size: 10 }),
    read: createPool({ url, api, name: 'partnerdeck read', size: 4 }),
    write: createPool({ url, api, name: 'partnerdeck write', size: 6 }),
  };
  const close = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  };
  try {
    const client = await pools.state.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      if (migrations) {
        await refuseNewerTables(drizzle(client), migrations);
        await migrate(drizzle(client), { migrationsFolder: migrations });
      }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
      client.release();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { db: drizzle(pools.state), pools, close };
}

/** A pool that connects on first use. `name` shows in `pg_stat_activity`, unless the URL sets another. */
function createPool({
  url,
  api,
  name,
  size,
}: {
  url: string;
  api: string;
  name: string;
  size: number;
}): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: size,
    connectionTimeoutMillis: 5_000,
    onConnect: async (client) => {
      await client.query(applySettings, [settingsJson]);
      await client.query(setApi, [api]);
    },
  });
  // Dropped connections are replaced on next use. If one is in use, its query fails with the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
