import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';

/** Drizzle over either driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database; `close` ends its connections and frees its folder. `pool` where it is a server. */
export type Database = { db: Db; pool?: Pool; close: () => Promise<void> };

/** Where a database lives: a server by address, or embedded in a folder of its own. */
export type DatabaseLocation = { url: string } | { folder: string };

/** Opens a database and applies the migrations it lacks, under a lock. */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? openPostgres(location.url) : openEmbedded(location.folder);
}
