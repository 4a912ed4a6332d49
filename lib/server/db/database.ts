import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { embeddedApi } from './api-in-use';
import { migrationsFolder } from './migrations-folder';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** A transaction of `Db`. A function that takes one must run inside of it: `Db` itself does not compile. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Connection pools of a Postgres server. `state`: accounts, sessions, leases and jobs; `read`: snapshots of the ledger;
 * `write`: writes of the ledger, and reads of a sync.
 */
export type Pools = { state: Pool; read: Pool; write: Pool };

/**
 * An open, migrated database. `close` ends its connections and unlocks its folder. A server has `pools`; an embedded
 * database has `embedded`.
 */
export type Database = { db: Db; pools?: Pools; embedded?: PGlite; close: () => Promise<void> };

/** Where the database is: a server's URL, or a folder for an embedded one. */
export type DatabaseLocation = { url: string } | { folder: string };

/**
 * Opens a database and applies missing migrations under a lock. Sets the API in use in its sessions: rows stored from
 * an API are visible only with that API (see api-in-use.ts). Without `migrations`, the tables stay unchanged.
 */
export function openDatabase(
  location: DatabaseLocation,
  api: string = embeddedApi,
  migrations: string | null = migrationsFolder,
): Promise<Database> {
  return 'url' in location
    ? openPostgres(location.url, api, migrations)
    : openEmbedded(location.folder, api, migrations);
}
