import { DuckDBInstance } from '@duckdb/node-api';
import { openConnections } from '@/lib/data/store/engine/duckdb-connections';

/** Closes a database repeatedly while others connect to it. */
async function closeOften(): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const connections = await openConnections(() => DuckDBInstance.create(':memory:', { threads: '1' }));
    const using = Array.from({ length: 4 }, () =>
      connections.use((connection) => connection.run('SELECT 1')),
    );
    await Promise.race([using[0], new Promise((resolve) => setImmediate(resolve))]);
    await connections.close();
    await Promise.allSettled(using);
  }
}

closeOften().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
