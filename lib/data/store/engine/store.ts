export type SqlValue = string | number | boolean | null;
/** Amounts, row counts and days are text; flags are booleans. */
export type SqlRow = Record<string, SqlValue>;

/** A connection inside a transaction. SQL is the same for both drivers, with parameters $1, $2, …. */
export type Session = {
  read: (sql: string, values?: SqlValue[]) => Promise<SqlRow[]>;
  /** Returns the number of changed rows. */
  run: (sql: string, values?: SqlValue[]) => Promise<number>;
  /** SQL that splits a text (an SQL expression) at US into an array with at least one element. */
  splitText: (text: string) => string;
  /** SQL that counts the bits of an integer (an SQL expression). */
  countBits: (integer: string) => string;
  /**
   * The end of a select whose rows must not change until the transaction ends; empty if writes never run concurrently.
   */
  shareLock: string;
};

/** The store of a workspace's rows: a DuckDB file of its own, or a Postgres that all workspaces share. */
export type LedgerStore = {
  kind: 'duckdb' | 'postgres';
  read: Session['read'];
  /** Runs one transaction. Rolls back if `work` throws. */
  write: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  /** Reads that all see one snapshot. */
  snapshot: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
};

/** The stores of all workspaces of one API. */
export type LedgerStores = {
  /** The store of a workspace. Always the same object. */
  of: (workspaceId: string) => LedgerStore;
  /** The workspaces with stored data. */
  list: () => Promise<string[]>;
  /** Runs a statement about all workspaces: once on Postgres, or on each file, whose rows are concatenated. */
  readEach: (sql: string) => Promise<SqlRow[]>;
  /** Deletes everything stored for a workspace. A running sync stores nothing more. */
  remove: (workspaceId: string) => Promise<void>;
  /** Throws if the database does not respond. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};
