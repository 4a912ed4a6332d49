import { test } from '@playwright/test';
import { type PostgresServer, startPostgres } from '@/lib/testing/postgres';

/** Starts a Postgres server for one test. Skips the test if none is installed. */
export async function startOwnPostgres(): Promise<PostgresServer> {
  const server = await startPostgres();
  if (server) return server;
  test.skip(true, 'No Postgres server is installed here.');
  throw new Error('A skipped test goes on.');
}
