import type { Db } from '@/lib/db/database';

const statements = new WeakMap<Db, Map<string, unknown>>();

/**
 * A prepared statement of a database, built when it is first asked for. The name stands for the whole text: the
 * database reads that once a connection, too.
 */
export function keepStatement<Statement>(db: Db, name: string, build: () => Statement): Statement {
  const known = statements.get(db) ?? new Map<string, unknown>();
  statements.set(db, known);
  if (!known.has(name)) known.set(name, build());
  // What is kept under a name was built for it.
  return known.get(name) as Statement;
}
