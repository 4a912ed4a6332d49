import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { embeddedApi } from './api-in-use';
import { migrationsFolder } from './migrations-folder';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * Connections to one Postgres. `state`: accounts, sessions, leases and jobs; `read`: snapshots of the ledger; `write`:
 * its writes, and the reads of a sync.
 */
export type Pools = { state: Pool; read: Pool; write: Pool };

/** An open, migrated database; `close` ends its connections and frees its folder. `pools` where it is a server, `embedded` where it is not. */
export type Database = { db: Db; pools?: Pools; embedded?: PGlite; close: () => Promise<void> };

/** Where a database lives: a server by address, or embedded in a folder of its own. */
export type DatabaseLocation = { url: string } | { folder: string };

/**
 * Opens a database and applies the migrations it lacks, under a lock. Its sessions are told the API in use: rows kept
 * from an API are read and written for that one alone (see api-in-use.ts). Without `migrations` the tables stay as
 * they are.
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
