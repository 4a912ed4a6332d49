import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/db/database';

/** The number of rows of each table in a schema, and a digest of them that does not depend on their order. */
export async function digestTables(
  { db }: Pick<Database, 'db'>,
  schema: 'public' | 'platform',
): Promise<Record<string, string>> {
  const { rows: tables } = Object(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = ${schema} order by 1`),
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = Object(
      await db.execute(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as all from ${table} t`,
      ),
    );
    digests[name] = rows[0].all;
  }
  return digests;
}
