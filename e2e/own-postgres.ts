import { test } from 'playwright/test';
import { type PostgresServer, startPostgres } from '@/lib/testing/postgres';

/** Starts a Postgres server for one test. Skips the test if none is installed. */
export async function startOwnPostgres(): Promise<PostgresServer> {
  const server = await startPostgres();
  if (server) return server;
  test.skip(true, 'Postgres is not installed.');
  throw new Error('test.skip did not end the test.');
}
