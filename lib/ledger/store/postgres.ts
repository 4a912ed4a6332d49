import { type CustomTypesConfig, type Pool, type PoolClient, types } from 'pg';
import type { LedgerStore, Session, SqlRow, SqlValue } from './store';
import { makeTables } from './tables';

const kept = new Set<number>([types.builtins.BOOL, types.builtins.INT4, types.builtins.FLOAT8]);

/** Amounts and days stay the text the server sent. */
const asText: CustomTypesConfig = {
  getTypeParser: (oid: number) => (kept.has(oid) ? types.getTypeParser(oid) : (text: string) => text),
};

/** Keeps rows in the `ledger` schema of the shared Postgres; `close` leaves the pool to its owner. */
export async function openPostgresLedger(pool: Pool): Promise<LedgerStore> {
  async function inTransaction<T>(begin: string, work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const result = await work(makeSession(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot roll back is thrown away.
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }
  const store: LedgerStore = {
    kind: 'postgres',
    read: (sql, values) => read(pool, sql, values),
    write: (work) => inTransaction('BEGIN', work),
    snapshot: (work) => inTransaction('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
    close: async () => {},
  };
  await makeTables(store);
  return store;
}

async function read(client: Pool | PoolClient, sql: string, values: SqlValue[] = []): Promise<SqlRow[]> {
  return (await client.query<SqlRow>({ text: sql, values, types: asText })).rows;
}

function makeSession(client: PoolClient): Session {
  return {
    read: (sql, values) => read(client, sql, values),
    run: async (sql, values = []) => (await client.query(sql, values)).rowCount ?? 0,
    // Of an empty text it makes an empty array, where one empty value is meant.
    splitText: (text) => `COALESCE(NULLIF(string_to_array(${text}, chr(31)), '{}'), ARRAY[''])`,
    shareLock: ' FOR SHARE',
  };
}
