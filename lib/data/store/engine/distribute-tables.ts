import type { Session } from './store';

/**
 * On Citus, distributes tables by workspace, so that all rows of a workspace are on one worker. Skips distributed
 * tables. Does nothing on plain Postgres.
 */
export async function distributeTables({ read }: Session, names: readonly string[]): Promise<void> {
  const [citus] = await read(`SELECT 1 FROM pg_extension WHERE extname = 'citus'`);
  if (!citus) return;
  const [first] = names;
  for (const name of names) {
    const [spread] = await read(
      `SELECT 1 FROM pg_dist_partition WHERE logicalrelid = CAST('${name}' AS regclass)`,
    );
    if (spread) continue;
    const beside = name === first ? 'none' : first;
    await read(`SELECT create_distributed_table('${name}', 'workspace', colocate_with => '${beside}')`);
  }
}
