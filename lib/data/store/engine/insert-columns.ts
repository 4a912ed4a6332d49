import { betweenValues } from './column-text';
import type { Session } from './store';

/**
 * Inserts rows of a workspace as one text per column, because a statement takes at most 65,535 parameters. `types`: the SQL
 * type of each column. Texts must not contain US, which separates them.
 */
export async function insertColumns<Name extends string>(
  { run, splitText }: Pick<Session, 'run' | 'splitText'>,
  { table, workspaceId }: { table: string; workspaceId: string },
  rows: readonly Record<Name, string | number>[],
  types: Record<Name, string>,
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(types) as Name[];
  const texts = names.map((name) => rows.map((row) => row[name]).join(betweenValues));
  const given = names.map((name, at) => `unnest(${splitText(`$${at + 2}`)}) AS ${name}`);
  await run(
    `INSERT INTO ${table} (workspace, ${names.join(', ')})
     SELECT CAST($1 AS VARCHAR), ${names.map((name) => `CAST(${name} AS ${types[name]})`).join(', ')}
     FROM (SELECT ${given.join(', ')}) AS given`,
    [workspaceId, ...texts],
  );
}
