import type { Copying } from './copying';

export type Table = { name: string; columns: string };

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A `schema.name`, quoted for SQL. */
export const quoteTable = (name: string): string => name.split('.').map(quote).join('.');

/** Tables and their columns, sorted so that referenced tables come first. */
export async function listColumns(copying: Copying, names: string[]): Promise<Table[]> {
  const columns = await copying.query(
    `select n.nspname || '.' || c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'platform') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     group by 1`,
  );
  const references = await copying.query(
    `select a.nspname || '.' || c.relname as name, b.nspname || '.' || d.relname as target
     from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_namespace a on a.oid = c.relnamespace
     join pg_class d on d.oid = r.confrelid join pg_namespace b on b.oid = d.relnamespace where r.contype = 'f'`,
  );
  const sorted = sortByReference(
    names,
    references.map(({ name, target }) => [String(name), String(target)]),
  );
  return sorted.map((name) => ({
    name,
    columns: String(columns.find((row) => row.name === name)?.columns ?? ''),
  }));
}

function sortByReference(names: string[], references: string[][]): string[] {
  const left = new Set(names);
  const sorted: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(
      (name) =>
        !references.some(([from, to]) => from === name && to !== undefined && to !== name && left.has(to)),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...left].join(', ')}.`);
    for (const name of ready) left.delete(name);
    sorted.push(...ready);
  }
  return sorted;
}
