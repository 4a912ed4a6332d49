import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export type Connections = {
  /** Runs the work on a connection of its own; one that threw is closed, which rolls back what it had begun. */
  use: <T>(work: (connection: DuckDBConnection) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** A connection, and what it was made to. */
type Connected = { connection: DuckDBConnection; database: Promise<DuckDBInstance> };

/** After such an error the open database answers nothing any more; the file is sound and is opened again. */
const isFatal = (error: unknown) =>
  error instanceof Error && /FATAL|database has been invalidated/i.test(error.message);

/**
 * Connections to one database, opened now and again where it broke. A database that is closed while somebody
 * connects to it takes the process along, and so both wait for each other.
 */
export async function openConnections(open: () => Promise<DuckDBInstance>): Promise<Connections> {
  let current: Promise<DuckDBInstance> | undefined;
  let closed = false;
  let idle: Connected[] = [];
  const connecting = new Set<Promise<DuckDBConnection>>();
  await adopt(open());

  /** Where opening fails, whoever connects next tries anew. */
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
      const wanted = current ?? adopt(open());
      const instance = await wanted;
      if (wanted !== current || closed) continue;
      const connected = instance.connect();
      connecting.add(connected);
      const connection = await connected.finally(() => connecting.delete(connected));
      return { connection, database: wanted };
    }
  }

  async function shut(instance: Promise<DuckDBInstance> | undefined): Promise<void> {
    const unused = idle;
    idle = [];
    await Promise.allSettled(connecting);
    for (const { connection } of unused) connection.closeSync();
    // One that could not be opened has nothing to close.
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
