import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A row of many columns as one JSON value, built by the database from the subquery `from`: reading a page takes half
 * of what reading it cell by cell does. Amounts stay exact, instants are UTC with milliseconds. Made once, as text.
 */
export function jsonRow<Row extends object>(
  from: string,
  columns: { [Name in keyof Row]: PgColumn },
): SQL<Row> {
  const pairs = Object.entries<PgColumn>(columns).map(([name, column]) => {
    const value = `"${from}"."${column.name}"`;
    return column.getSQLType().startsWith('timestamp')
      ? `'${name}', to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : `'${name}', ${value}`;
  });
  return sql<Row>`json_build_object(${sql.raw(pairs.join(', '))})`;
}
