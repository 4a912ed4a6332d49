export type SqlValue = string | number | boolean | null;
/** Amounts, counts of rows and days come as text, flags as booleans. */
export type SqlRow = Record<string, SqlValue>;

/** One connection inside a transaction. SQL is written once for both drivers, parameters as $1, $2, …. */
export type Session = {
  read: (sql: string, values?: SqlValue[]) => Promise<SqlRow[]>;
  /** Rows changed. */
  run: (sql: string, values?: SqlValue[]) => Promise<number>;
  /** SQL that splits a text, given as SQL, at US into an array of one or more. */
  splitText: (text: string) => string;
  /** Ends a select whose rows must not change until the transaction ends; nothing where one writes at a time. */
  shareLock: string;
};

/** Where stored rows live: DuckDB in a file, or Postgres. */
export type LedgerStore = {
  kind: 'duckdb' | 'postgres';
  read: Session['read'];
  /** One transaction; rolled back where `work` throws. */
  write: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  /** Reads that all see the same moment. */
  snapshot: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
