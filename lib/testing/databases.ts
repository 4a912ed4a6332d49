import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '@/lib/server/db/database';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { copyPglite } from './pglite-template';
import { postgresTemplate, runOnServer } from './postgres-template';
import { testsAll } from './tests-all';

export type TestDatabase = Database & { location: DatabaseLocation };

type DatabaseTests = (database: () => TestDatabase, kind: 'pglite' | 'postgres') => void;

const onPglite = (title: string, tests: DatabaseTests) =>
  describe(`${title} on PGlite`, () => tests(useDatabase(openTestPglite), 'pglite'));

const onPostgres = (title: string, tests: DatabaseTests, url: string | null) =>
  describe.skipIf(!url)(`${title} on Postgres`, () =>
    tests(
      useDatabase(() => openTestPostgres(url ?? '')),
      'postgres',
    ),
  );

/** Runs the same tests with an embedded database and with a Postgres server, each new and migrated. */
export function bothDatabases(title: string, tests: DatabaseTests): void {
  onPglite(title, tests);
  onPostgres(title, tests, inject('postgresUrl'));
}

/**
 * Like `bothDatabases` in `npm run test:all`. Otherwise with a Postgres server alone, or with an embedded database where
 * there is none: both have the same SQL, and PGlite takes two to four times as long.
 */
export function eachDatabase(title: string, tests: DatabaseTests): void {
  const url = inject('postgresUrl');
  if (testsAll) bothDatabases(title, tests);
  else if (url) onPostgres(title, tests, url);
  else onPglite(title, tests);
}

/** Opens a database before the tests of a block and closes it after them. */
export function useDatabase(open: () => Promise<TestDatabase>): () => TestDatabase {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The test database is open only while tests run.');
    return opened;
  };
}

/** Copies the migrated PGlite of this run to a folder. */
export const copyPgliteTemplate = (folder: string): Promise<void> =>
  copyPglite(inject('pgliteTemplate'), folder);

/** Open databases of this worker that no block uses. Opening one takes far longer than emptying it. */
const unused: TestDatabase[] = [];

/** A migrated PGlite without rows. Its folder is deleted after the run. */
export async function openTestPglite(): Promise<TestDatabase> {
  const database = unused.pop() ?? (await copyAndOpen());
  const close = async () => {
    await database.db.execute(deletion);
    unused.push(database);
  };
  return { ...database, close };
}

async function copyAndOpen(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(inject('runFolder'), 'pglite-'));
  await copyPgliteTemplate(folder);
  return { ...(await openDatabase({ folder })), location: { folder } };
}

/** Deletes all rows. To truncate the tables takes PGlite half a second, as does checking their references. */
const deletion = sql.raw(`do $$
  declare
    each_table text;
  begin
    set local session_replication_role = replica;
    for each_table in
      select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'platform')
    loop
      execute 'delete from ' || each_table;
    end loop;
  end $$`);

/** A new database on this run's server, dropped on close. */
export async function openTestPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${postgresTemplate}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const location = { url: url.href };
  const database = await openDatabase(location);
  const close = async () => {
    await database.close();
    await runOnServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...database, close, location };
}
