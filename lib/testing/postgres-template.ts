import { Client } from 'pg';
import { openDatabase } from '@/lib/server/db/open-database';

/** A migrated database that others are copied from. */
export const postgresTemplate = 'migrated';

export async function makePostgresTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `create database ${postgresTemplate}`);
  const url = new URL(serverUrl);
  url.pathname = `/${postgresTemplate}`;
  const { close } = await openDatabase({ url: url.href });
  await close();
}

export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
