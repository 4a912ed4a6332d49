import type { Copying } from './copying';
import { quoteTable } from './list-columns';

/** Moves each sequence behind the rows that were copied, which COPY does not. Otherwise the next rows get taken ids. */
export async function moveSequences(copying: Copying): Promise<void> {
  const columns = await copying.query(
    `select n.nspname || '.' || c.relname as table, quote_ident(a.attname) as column,
       pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'platform') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  );
  for (const { table, column, sequence } of columns.filter((one) => one.sequence !== null)) {
    await copying.query(
      `select setval('${sequence}', coalesce(max(${column}), 0) + 1, false) from ${quoteTable(String(table))}`,
    );
  }
}
