import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from '@/lib/server/db/database';

export type Row = Record<string, unknown>;

/** A transaction that copies rows as text with Postgres' COPY, which is exact for every type. */
export type Copying = {
  query: (sql: string) => Promise<Row[]>;
  /** Writes every row of a table. `table` and `columns` are already quoted. */
  copyOut: (table: string, columns: string, write: Write) => Promise<void>;
  copyIn: (table: string, columns: string, rows: string | Uint8Array<ArrayBuffer>) => Promise<void>;
};

export type Write = (part: string | Uint8Array<ArrayBuffer>) => Promise<void>;

/** Table pages per COPY of the embedded database: 4 MB, because it buffers them in memory. */
const pagesAtOnce = 512;

/** Runs the work in one transaction. With `read`, it sees one snapshot. */
export function copyRows<T>(
  { pools, embedded }: Database,
  mode: 'read' | 'write',
  work: (copying: Copying) => Promise<T>,
): Promise<T> {
  if (embedded) return copyEmbedded(embedded, work);
  if (pools) return copyOnServer(pools.state, mode, work);
  throw new Error('The database is neither embedded nor a server.');
}

/** The embedded database has one connection, so nobody else changes rows meanwhile. */
function copyEmbedded<T>(client: PGlite, work: (copying: Copying) => Promise<T>): Promise<T> {
  return client.transaction((tx) => work(copyingOf(tx)));
}

function copyingOf(tx: Transaction): Copying {
  const query = async (sql: string) => (await tx.query<Row>(sql)).rows;
  return {
    query,
    async copyOut(table, columns, write) {
      const [size] = await query(`select pg_relation_size('${table}') / 8192 as pages`);
      for (let page = 0; page < Number(size?.pages); page += pagesAtOnce) {
        const range = `ctid >= '(${page},0)' and ctid < '(${page + pagesAtOnce},0)'`;
        const { blob } = await tx.query(
          `copy (select ${columns} from ${table} where ${range}) to '/dev/blob'`,
        );
        if (blob) await write(new Uint8Array(await blob.arrayBuffer()));
      }
    },
    async copyIn(table, columns, rows) {
      await tx.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob: new Blob([rows]) });
    },
  };
}

async function copyOnServer<T>(
  pool: Pool,
  mode: 'read' | 'write',
  work: (copying: Copying) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(
      mode === 'read' ? 'begin transaction isolation level repeatable read, read only' : 'begin',
    );
    await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'");
    const result = await work(copyingBy(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection ends the transaction, whatever state a failed copy left it in.
    client.release(true);
    throw error;
  }
}

function copyingBy(client: PoolClient): Copying {
  return {
    query: async (sql) => (await client.query<Row>(sql)).rows,
    async copyOut(table, columns, write) {
      const rows = client.query(copyTo(`copy ${table} (${columns}) to stdout`));
      for await (const part of rows) await write(part);
    },
    async copyIn(table, columns, rows) {
      const sink = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
      await new Promise<void>((done, failed) => {
        sink.once('finish', done);
        sink.once('error', failed);
        sink.end(rows);
      });
    },
  };
}
