import type { PGlite } from '@electric-sql/pglite';

/**
 * Frees the space of deleted rows for new ones. A Postgres server does so by itself, the embedded one has no autovacuum: its
 * files would grow with each row that was ever changed or deleted. Table by table, because it answers nobody else meanwhile.
 */
export async function vacuum(embedded: PGlite): Promise<void> {
  const { rows } = await embedded.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables ORDER BY 1",
  );
  for (const { name } of rows) await embedded.query(`VACUUM ${name}`);
}
