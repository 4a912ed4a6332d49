import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import { createSemaphore } from '@/lib/semaphore';
import { openConnections } from './duckdb-connections';
import type { LedgerStore, Session, SqlRow, SqlValue } from './store';
import { makeTables } from './tables';

const readers = 4;

/** The file name in 0.1.0, which did not record the API of its rows. The first API that opens it takes it over. */
const unnamed = 'kept';

/**
 * Opens or creates the ledger's file `name` in `folder`. The kernel locks the file, so only one process can open it.
 * Queries run on other threads than the server's. Committed data survives kill -9.
 */
export async function openDuckdb(folder: string, name: string): Promise<LedgerStore> {
  await mkdir(folder, { recursive: true });
  await nameFile(folder, name);
  const open = () =>
    DuckDBInstance.create(join(folder, `${name}.duckdb`), {
      threads: '2',
      memory_limit: '1GB',
      temp_directory: join(folder, 'overflow'),
      preserve_insertion_order: 'false',
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      checkpoint_threshold: '64MB',
    });
  const connections = await openConnections(open);
  const readSemaphore = createSemaphore(readers);
  const writeSemaphore = createSemaphore(1);

  const inTransaction = <T>(work: (session: Session) => Promise<T>) =>
    connections.use(async (connection) => {
      await connection.run('BEGIN TRANSACTION');
      const result = await work(makeSession(connection));
      await connection.run('COMMIT');
      return result;
    });

  const setThreads = (count: 1 | 2) =>
    connections.use((connection) => connection.run(`SET threads = ${count}`));

  /** Windows are small. A second thread would mostly wait, on a core that fetching needs. */
  async function write<T>(work: (session: Session) => Promise<T>): Promise<T> {
    await setThreads(1);
    try {
      return await inTransaction(work);
    } finally {
      // A failure means that the connection is broken, and a reopened one has two threads.
      await setThreads(2).catch(() => {});
    }
  }

  const store: LedgerStore = {
    kind: 'duckdb',
    read: (sql, values) =>
      readSemaphore(() => connections.use((connection) => read(connection, sql, values))),
    write: (work) => writeSemaphore(() => write(work)),
    snapshot: (work) => inTransaction(work),
    close: connections.close,
  };
  try {
    await makeTables(store);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return store;
}

/** The WAL moves first. Next to a file with its name, it would be replayed into that file. */
async function nameFile(folder: string, name: string): Promise<void> {
  if (existsSync(join(/* turbopackIgnore: true */ folder, `${name}.duckdb`))) return;
  for (const ending of ['duckdb.wal', 'duckdb']) {
    const old = join(/* turbopackIgnore: true */ folder, `${unnamed}.${ending}`);
    if (existsSync(old)) await rename(old, join(/* turbopackIgnore: true */ folder, `${name}.${ending}`));
  }
}

async function read(connection: DuckDBConnection, sql: string, values: SqlValue[] = []): Promise<SqlRow[]> {
  const result = await connection.runAndReadAll(sql, values);
  return result.convertRowObjects(toSqlValue);
}

function toSqlValue(value: DuckDBValue): SqlValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null ? null : String(value);
}

/** Closing a connection rolls its transaction back. */
function makeSession(connection: DuckDBConnection): Session {
  return {
    read: (sql, values) => read(connection, sql, values),
    run: async (sql, values = []) => (await connection.run(sql, values)).rowsChanged,
    splitText: (text) => `string_split(${text}, chr(31))`,
    shareLock: '',
  };
}
