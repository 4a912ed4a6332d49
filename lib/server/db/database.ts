import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

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
