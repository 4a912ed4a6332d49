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
  /**
   * The end of a select whose rows must not change until the transaction ends; empty if writes never run concurrently.
   */
  shareLock: string;
};

/** The store of rows: DuckDB in a file, or Postgres. */
export type LedgerStore = {
  kind: 'duckdb' | 'postgres';
  read: Session['read'];
  /** Runs one transaction. Rolls back if `work` throws. */
  write: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  /** Reads that all see one snapshot. */
  snapshot: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
