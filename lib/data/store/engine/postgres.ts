import { type CustomTypesConfig, type Pool, type PoolClient, types } from 'pg';
import { Failure } from '@/lib/base/failure';
import { createSemaphore } from '@/lib/base/semaphore';
import type { Pools } from '@/lib/server/db/database';
import type { LedgerStore, LedgerStores, Session, SqlRow, SqlValue } from './store';
import { makeTables, tableNames, tablesLock } from './tables';

const parsedTypes = new Set<number>([types.builtins.BOOL, types.builtins.INT4, types.builtins.FLOAT8]);

/** Amounts and days stay text, as the server sent them. */
const asText: CustomTypesConfig = {
  getTypeParser: (oid: number) => (parsedTypes.has(oid) ? types.getTypeParser(oid) : (text: string) => text),
};

/**
 * Replaces the schema `ledger` in statements by the API's schema. Links and groups are in the same
 * database, so placements and members are read from their views.
 */
const within = (schema: string, sql: string) =>
  sql
    .replaceAll('ledger.placements', 'public.placements')
    .replaceAll('ledger.group_members', 'public.group_memberships')
    .replace(/\bledger\b(?=\.|$)/g, schema);

/**
 * Grouping a year would spill to disk with the default 4 MB. JIT compilation takes longer than running a statement, and
 * parallel workers take longer to start than they save. The first setting propagates the others to a cluster's workers,
 * and is ignored without one.
 */
const beginSnapshot = (longestMs: number) => `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL citus.propagate_set_commands = 'local'; SET LOCAL work_mem = '32MB'; SET LOCAL jit = off;
  SET LOCAL max_parallel_workers_per_gather = 0;
  SET LOCAL statement_timeout = ${longestMs}`;
const patienceMs = 10_000;

/** Timeout of a snapshot's statements, so that none blocks a connection that others need. */
const longestMs = 60_000;
const isTimedOut = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014';

const busy = () =>
  new Failure('busy', 'The database is busy. Try again in a few seconds.', { retryAfter: 5 });

/** One queue per pool, shared by the stores of all APIs. Writes wait without limit, because they are short. */
const semaphoresByPools = new WeakMap<Pools, ReturnType<typeof createPoolSemaphores>>();

const createPoolSemaphores = ({ read, write }: Pools) => ({
  read: createSemaphore(read.options.max, { ms: patienceMs, refuse: busy }),
  write: createSemaphore(write.options.max),
});

function semaphoresOf(pools: Pools) {
  const semaphore = semaphoresByPools.get(pools) ?? createPoolSemaphores(pools);
  semaphoresByPools.set(pools, semaphore);
  return semaphore;
}

/** Stores rows in a schema of the shared Postgres. `close` does not close the pools. */
export async function openPostgresLedger(
  pools: Pools,
  schema: string,
  options: { longestMs?: number } = {},
): Promise<LedgerStores> {
  const semaphore = semaphoresOf(pools);
  const begin = beginSnapshot(options.longestMs ?? longestMs);
  async function inTransaction<T>(
    pool: Pool,
    begin: string,
    work: (session: Session) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const result = await work(makeSession(client, schema));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot roll back is discarded.
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
      throw isTimedOut(error) ? busy() : error;
    }
  }
  const store: LedgerStore = {
    kind: 'postgres',
    read: (sql, values) => semaphore.write(() => read(pools.write, within(schema, sql), values)),
    write: (work) => semaphore.write(() => inTransaction(pools.write, 'BEGIN', work)),
    snapshot: (work) => semaphore.read(() => inTransaction(pools.read, begin, work)),
  };
  await nameSchema(pools.write, schema);
  await store.write((session) => makeTables(session, 'postgres'));
  return {
    of: () => store,
    async list() {
      // Every workspace that was ever synced, or whose lists were ever read, has a fence.
      const rows = await store.read('SELECT DISTINCT workspace FROM ledger.fences');
      return rows.map(({ workspace }) => String(workspace));
    },
    readEach: (sql) => store.read(sql),
    remove: (workspaceId) =>
      store.write(async ({ run }) => {
        for (const table of tableNames) await run(`DELETE FROM ${table} WHERE workspace = $1`, [workspaceId]);
      }),
    check: async () => void (await store.read('SELECT 1')),
    close: async () => {},
  };
}

/** The schema of 0.1.0 did not record the API of its rows. The first API that is opened takes it over. */
async function nameSchema(pool: Pool, schema: string): Promise<void> {
  await pool.query(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(${tablesLock});
    IF to_regnamespace('ledger') IS NOT NULL AND to_regnamespace('${schema}') IS NULL THEN
       ALTER SCHEMA ledger RENAME TO ${schema};
    END IF;
  END $$`);
}

async function read(client: Pool | PoolClient, sql: string, values: SqlValue[] = []): Promise<SqlRow[]> {
  return (await client.query<SqlRow>({ text: sql, values, types: asText })).rows;
}

function makeSession(client: PoolClient, schema: string): Session {
  return {
    read: (sql, values) => read(client, within(schema, sql), values),
    run: async (sql, values = []) => (await client.query(within(schema, sql), values)).rowCount ?? 0,
    countBits: (integer) => `BIT_COUNT(CAST(${integer} AS BIT(32)))`,
    // string_to_array returns an empty array for an empty text, but one empty value is needed.
    splitText: (text) => `COALESCE(NULLIF(string_to_array(${text}, chr(31)), '{}'), ARRAY[''])`,
    shareLock: ' FOR SHARE',
  };
}
