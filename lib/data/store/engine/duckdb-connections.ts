import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export type Connections = {
  /** Runs the work on a connection of its own; one that threw is closed, which rolls back what it had begun. */
  use: <T>(work: (connection: DuckDBConnection) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** A connection and its database. */
type Connected = { connection: DuckDBConnection; database: Promise<DuckDBInstance> };

/** After such an error, the open database no longer responds. The file is intact and can be reopened. */
const isFatal = (error: unknown) =>
  error instanceof Error && /FATAL|database has been invalidated/i.test(error.message);

/**
 * Connections to one database, which is reopened after a fatal error. Closing a database while someone connects would
 * crash the process, so the two wait for each other.
 */
export async function openConnections(open: () => Promise<DuckDBInstance>): Promise<Connections> {
  let current: Promise<DuckDBInstance> | undefined;
  let closed = false;
  let idle: Connected[] = [];
  const connecting = new Set<Promise<DuckDBConnection>>();
  await adopt(open());

  /** If opening fails, the next caller tries again. */
  function adopt(opening: Promise<DuckDBInstance>): Promise<DuckDBInstance> {
    current = opening;
    opening.catch(() => {
      if (current === opening) current = undefined;
    });
    return opening;
  }

  async function connect(): Promise<Connected> {
    for (;;) {
      if (closed) throw new Error('The ledger is closed.');
      const database = current ?? adopt(open());
      const instance = await database;
      if (database !== current || closed) continue;
      const connected = instance.connect();
      connecting.add(connected);
      const connection = await connected.finally(() => connecting.delete(connected));
      return { connection, database };
    }
  }

  async function shut(instance: Promise<DuckDBInstance> | undefined): Promise<void> {
    const unused = idle;
    idle = [];
    await Promise.allSettled(connecting);
    for (const { connection } of unused) connection.closeSync();
    // If it could not be opened, there is nothing to close.
    (await instance?.catch(() => undefined))?.closeSync();
  }

  return {
    async use(work) {
      const connected = idle.pop() ?? (await connect());
      const { connection, database } = connected;
      try {
        const result = await work(connection);
        if (closed || database !== current) connection.closeSync();
        else idle.push(connected);
        return result;
      } catch (error) {
        connection.closeSync();
        if (isFatal(error) && database === current && !closed) adopt(shut(current).then(open));
        throw error;
      }
    },
    async close() {
      closed = true;
      await shut(current);
    },
  };
}
