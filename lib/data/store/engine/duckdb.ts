import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createSemaphore } from '@/lib/base/semaphore';
import { type Connections, openConnections } from './duckdb-connections';
import { inTransaction, openEngine, readRows } from './duckdb-engine';
import { createFiles } from './duckdb-files';
import { splitFile } from './split-file';
import type { LedgerStore, LedgerStores, Session, SqlRow } from './store';
import { makeTables } from './tables';
import {
  findLatestFile,
  isWorkspaceId,
  listWorkspaceFiles,
  removeDatabaseFile,
  workspaceFile,
} from './workspace-files';

const readers = 4;
/** Reopening a file takes some milliseconds. */
const idleMs = 60_000;

/**
 * Opens or creates the ledger `name` in `parent`: a folder with one file per workspace, opened on first use. The kernel locks
 * open files, so only one process can use them. Queries run on other threads than the server's. Committed data survives kill -9.
 * Throws if the newest file does not open: NewerDatabaseError if a newer version wrote it.
 */
export async function openDuckdb(
  parent: string,
  name: string,
  options: { idleMs?: number } = {},
): Promise<LedgerStores> {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  await splitFile(parent, name);
  const pathOf = (workspaceId: string) => workspaceFile(folder, workspaceId);
  const connections = await openConnections(() => openEngine(folder));
  const files = createFiles(connections, {
    pathOf,
    prepare: (connection) => inTransaction(connection, (session) => makeTables(session, 'duckdb')),
    idleMs: options.idleMs ?? idleMs,
  });
  const readSemaphore = createSemaphore(readers);
  const onOneThread = limitThreads(connections);
  /** Results of `readEach` by workspace and statement. A write deletes those of its workspace. */
  const answers = new Map<string, Map<string, SqlRow[]>>();

  const write = <T>(workspaceId: string, work: (session: Session) => Promise<T>): Promise<T> =>
    onOneThread(() =>
      files
        .use(workspaceId, (connection) => inTransaction(connection, work))
        .finally(() => answers.delete(workspaceId)),
    );

  function makeStore(workspaceId: string): LedgerStore {
    if (!isWorkspaceId(workspaceId)) throw new Error(`No id of a workspace: ${workspaceId}`);
    const writeSemaphore = createSemaphore(1);
    return {
      kind: 'duckdb',
      read: (sql, values) =>
        readSemaphore(() => files.use(workspaceId, (connection) => readRows(connection, sql, values))),
      write: (work) => writeSemaphore(() => write(workspaceId, work)),
      snapshot: (work) => files.use(workspaceId, (connection) => inTransaction(connection, work)),
    };
  }

  const stores = new Map<string, LedgerStore>();
  function of(workspaceId: string): LedgerStore {
    const store = stores.get(workspaceId) ?? makeStore(workspaceId);
    stores.set(workspaceId, store);
    return store;
  }

  async function readSinceWritten(workspaceId: string, sql: string): Promise<SqlRow[]> {
    const known = answers.get(workspaceId) ?? new Map<string, SqlRow[]>();
    answers.set(workspaceId, known);
    const rows = known.get(sql) ?? (await of(workspaceId).read(sql));
    known.set(sql, rows);
    return rows;
  }

  try {
    const latest = await findLatestFile(folder);
    if (latest) await of(latest).read('SELECT 1');
  } catch (error) {
    await connections.close();
    throw error;
  }
  return {
    of,
    list: () => listWorkspaceFiles(folder),
    async readEach(sql) {
      const rows: SqlRow[] = [];
      for (const id of await listWorkspaceFiles(folder)) rows.push(...(await readSinceWritten(id, sql)));
      return rows;
    },
    async remove(workspaceId) {
      await files.close(workspaceId);
      await removeDatabaseFile(pathOf(workspaceId));
      answers.delete(workspaceId);
    },
    check: async () => void (await connections.use((connection) => connection.run('SELECT 1'))),
    async close() {
      files.stop();
      await connections.close();
    },
  };
}

/**
 * Sets the number of threads while writes run. Windows are small: a second thread would wait for work longer than it
 * works, on a core that fetching needs.
 */
function limitThreads(connections: Connections): <T>(write: () => Promise<T>) => Promise<T> {
  const semaphore = createSemaphore(1);
  let writing = 0;
  const setThreads = () =>
    semaphore(() => connections.use((connection) => connection.run(`SET threads = ${writing > 0 ? 1 : 2}`)));
  return async (write) => {
    writing += 1;
    try {
      await setThreads();
      return await write();
    } finally {
      writing -= 1;
      // A failure means that the database is broken, and a reopened one has two threads.
      await setThreads().catch(() => {});
    }
  };
}
