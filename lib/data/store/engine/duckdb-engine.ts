import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import type { Session, SqlRow, SqlValue } from './store';

/** Opens a DuckDB in memory. Attached files share its memory limit and threads. */
export const openEngine = (folder: string, options: Record<string, string> = {}): Promise<DuckDBInstance> =>
  DuckDBInstance.create(':memory:', {
    threads: '2',
    memory_limit: '1GB',
    temp_directory: join(folder, 'overflow'),
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    checkpoint_threshold: '64MB',
    ...options,
  });

/** Attaches a file unless it is attached, and makes it the default of the connection. Creates a missing file. `name`: without quotes. */
export async function attachFile(connection: DuckDBConnection, path: string, name: string): Promise<void> {
  const quoted = path.replaceAll("'", "''");
  for (let tries = 1; ; tries += 1) {
    try {
      await connection.run(`ATTACH IF NOT EXISTS '${quoted}' AS "${name}"; USE "${name}"`);
      return;
    } catch (error) {
      if (tries >= detachTries || !isBeingDetached(error)) throw error;
      await setTimeout(detachMs);
    }
  }
}

/** A file is detached when the last transaction on it has ended, which may be after `DETACH` has returned. */
const isBeingDetached = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('in the process of being detached');
const detachTries = 100;
const detachMs = 20;

/** Detaches a file from all connections. Running transactions may still end. */
export async function detachFile(connection: DuckDBConnection, name: string): Promise<void> {
  await connection.run(`USE memory; DETACH DATABASE IF EXISTS "${name}"`);
}

/** After an error, the caller must close the connection, which rolls the transaction back. */
export async function inTransaction<T>(
  connection: DuckDBConnection,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  await connection.run('BEGIN TRANSACTION');
  const result = await work(makeSession(connection));
  await connection.run('COMMIT');
  return result;
}

export async function readRows(
  connection: DuckDBConnection,
  sql: string,
  values: SqlValue[] = [],
): Promise<SqlRow[]> {
  const result = await connection.runAndReadAll(sql, values);
  return result.convertRowObjects(toSqlValue);
}

function toSqlValue(value: DuckDBValue): SqlValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null ? null : String(value);
}

const makeSession = (connection: DuckDBConnection): Session => ({
  read: (sql, values) => readRows(connection, sql, values),
  run: async (sql, values = []) => (await connection.run(sql, values)).rowsChanged,
  countBits: (integer) => `BIT_COUNT(${integer})`,
  splitText: (text) => `string_split(${text}, chr(31))`,
  shareLock: '',
});
