import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { openStore } from '@/lib/data/testing/open-store';
import { bothDatabases, copyPgliteTemplate, openTestPostgres } from '@/lib/testing/databases';
import { findMigrationProblem } from './check-migrations';
import { NewerDatabaseError } from './newer-database';
import { openDatabase } from './open-database';
import { migrationLock } from './postgres';

const server = inject('postgresUrl');
const sentence =
  'This database was written by a newer version of Partnerdeck; start that version, or restore a backup.';

const addMigration = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`;
const removeMigration = sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-newer-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('tables of a newer version', () => {
  it('are rejected in an embedded database, which is unlocked', async () => {
    const folder = await makeFolder();
    await copyPgliteTemplate(folder);
    const newer = await openDatabase({ folder });
    await newer.db.execute(addMigration);
    await newer.close();
    await expect(openDatabase({ folder })).rejects.toThrow(sentence);
    const unchecked = await openDatabase({ folder }, undefined, null);
    await unchecked.db.execute(removeMigration);
    await unchecked.close();
    const opened = await openDatabase({ folder });
    await opened.close();
  });

  it.skipIf(!server)('are refused on Postgres, also beside a server that still runs', async () => {
    const { db, location, close } = await openTestPostgres(server ?? '');
    onTestFinished(close);
    await db.execute(addMigration);
    await expect(openDatabase(location)).rejects.toThrow(sentence);
  });
});

bothDatabases('The readiness check', (database) => {
  it('distinguishes tables of this version, a newer and an older one', async () => {
    const find = () => findMigrationProblem(database());
    expect(await find()).toBeNull();
    await database().db.execute(addMigration);
    expect(await find()).toBe('A newer version brought the tables up to date; upgrade this instance.');
    await database().db.execute(sql`delete from drizzle.__drizzle_migrations where id > 3`);
    expect(await find()).toMatch(/^Migrations that are not applied: \d+\. Restart this instance\.$/);
  });
});

it.skipIf(!server)('The readiness check tells that another instance migrates', async () => {
  const { db, pools, close } = await openTestPostgres(server ?? '');
  onTestFinished(close);
  const client = await pools?.write.connect();
  await client?.query('select pg_advisory_lock($1)', [migrationLock]);
  expect(await findMigrationProblem({ db, ...(pools && { pools }) })).toBe(
    'Another instance is bringing the tables up to date.',
  );
  client?.release(true);
});

describe('a ledger of a newer version', () => {
  const raise = (store: LedgerStore) =>
    store.write(({ run }) => run('UPDATE ledger.meta SET version = version + 1'));

  it('is rejected in a file, which is unlocked', async () => {
    const folder = await makeFolder();
    const store = await openStore(folder);
    await raise(store);
    await store.close();
    for (const _ of ['once', 'again']) {
      await expect(openStore(folder)).rejects.toThrow(NewerDatabaseError);
    }
  });

  it.skipIf(!server)('is refused on Postgres', async () => {
    const { pools, close } = await openTestPostgres(server ?? '');
    onTestFinished(close);
    if (!pools) throw new Error('Postgres has pools.');
    await raise(await openStore(pools));
    await expect(openStore(pools)).rejects.toThrow(NewerDatabaseError);
  });
});
