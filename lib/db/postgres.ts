import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { tellApi } from './api-in-use';
import type { Database } from './database';
import { migrationsFolder } from './migrations-folder';

/** One number for every instance, so that they migrate one after another. */
const migrationLock = 7_261_190;

/** Opens a pool on a Postgres server (15 or newer) and brings its tables up to date. Throws where it does not answer. */
export async function openPostgres(url: string, api: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    onConnect: (client) => client.query(tellApi, [api]),
  });
  // A connection that the server drops is replaced on next use; in use, its query says so.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
