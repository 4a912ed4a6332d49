import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';
import { openDuckdb } from './duckdb';
import type { LedgerStores } from './store';

const [ada, bea] = [randomUUID(), randomUUID()];
const name = 'ledger_test';
const tomorrow = new Date(Date.now() + 86_400_000);
let parent = '';
let stores: LedgerStores;

async function reopen(idleMs?: number): Promise<void> {
  await stores.close();
  stores = await openDuckdb(parent, name, idleMs === undefined ? {} : { idleMs });
}

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "partnerdeck's-files-"));
  stores = await openDuckdb(parent, name);
});
afterEach(async () => {
  await stores.close();
  await rm(parent, { recursive: true });
});

const fileOf = (workspaceId: string) => join(parent, name, `${workspaceId}.duckdb`);

const addFence = (workspaceId: string, token = 1) =>
  stores
    .of(workspaceId)
    .write(({ run }) => run('INSERT INTO ledger.fences VALUES ($1, $2, $3)', [workspaceId, 's', token]));

const readTokens = async (workspaceId: string) =>
  (await stores.of(workspaceId).read('SELECT token FROM ledger.fences ORDER BY token')).map(({ token }) =>
    Number(token),
  );

/** Workspaces whose files are open, as the store of another one sees them. */
async function listOpen(): Promise<string[]> {
  const rows = await stores
    .of(ada)
    .read('SELECT database_name AS name FROM duckdb_databases() WHERE NOT internal');
  return rows.map((row) => String(row.name)).filter((id) => id === bea);
}

it('keeps each workspace in a file of its own, over a restart', async () => {
  expect(await stores.list()).toEqual([]);
  await Promise.all([addFence(ada, 1), addFence(bea, 2), addFence(ada, 3)]);
  expect((await stores.list()).sort()).toEqual([ada, bea].sort());
  await reopen();
  expect([await readTokens(ada), await readTokens(bea)]).toEqual([[1, 3], [2]]);
});

it('refuses a file with columns of a newer version', async () => {
  await stores.of(ada).write(({ run }) => run('ALTER TABLE ledger.clicks ADD COLUMN newer VARCHAR'));
  await expect(reopen()).rejects.toThrow(NewerDatabaseError);
  await rm(fileOf(ada));
  stores = await openDuckdb(parent, name);
});

it('lets nobody wait for the write of another workspace', async () => {
  await addFence(ada);
  await stores.of(ada).write(async ({ run }) => {
    await run('DELETE FROM ledger.fences');
    await addFence(bea, 2);
    expect(await readTokens(bea)).toEqual([2]);
    expect(await readTokens(ada)).toEqual([1]);
  });
  expect(await readTokens(ada)).toEqual([]);
});

it('closes a file that nobody uses, but none in use, and opens it again', async () => {
  await reopen(50);
  await addFence(bea, 2);
  await expect.poll(listOpen).toEqual([]);
  await expect.poll(() => existsSync(`${fileOf(bea)}.wal`)).toBe(false);
  await stores.check();
  await stores.of(bea).snapshot(async ({ read }) => {
    await sleep(200);
    expect(await listOpen()).toEqual([bea]);
    expect(await read('SELECT token FROM ledger.fences')).toEqual([{ token: '2' }]);
  });
  await expect.poll(listOpen).toEqual([]);
});

it('takes who comes while a file closes', async () => {
  await reopen(0);
  for (let token = 0; token < 30; token += 1) {
    await Promise.all([addFence(ada, token), sleep(token % 5).then(() => addFence(ada, token))]);
  }
  expect(await readTokens(ada)).toHaveLength(60);
});

it('removes a workspace with its file, and leaves the others', async () => {
  await Promise.all([addFence(ada), addFence(bea)]);
  await stores.remove(ada);
  await stores.remove(ada);
  expect(await readdir(join(parent, name))).toEqual(
    expect.not.arrayContaining([expect.stringContaining(ada)]),
  );
  expect(await stores.list()).toEqual([bea]);
  expect([await readTokens(ada), await readTokens(bea)]).toEqual([[], [1]]);
});

it('reads each file again only where it was written since', async () => {
  const count = () => stores.readEach('SELECT COUNT(*) AS count FROM ledger.fences');
  await reopen(0);
  await Promise.all([addFence(ada), addFence(bea)]);
  expect(await count()).toEqual([{ count: '1' }, { count: '1' }]);
  await expect.poll(listOpen).toEqual([]);
  await addFence(ada);
  expect((await count()).map(({ count }) => Number(count)).sort()).toEqual([1, 2]);
  await stores.remove(ada);
  expect(await count()).toEqual([{ count: '1' }]);
});

it('works on for the others where a file is broken, and does not start where that changed last', async () => {
  await addFence(ada);
  await writeFile(fileOf(bea), 'no database');
  await expect(readTokens(bea)).rejects.toThrow(/not a valid DuckDB/);
  expect(await readTokens(ada)).toEqual([1]);
  await stores.close();
  await utimes(fileOf(bea), tomorrow, tomorrow);
  await expect(openDuckdb(parent, name)).rejects.toThrow(/not a valid DuckDB/);
  await rm(fileOf(bea));
  await reopen();
  expect(await readTokens(ada)).toEqual([1]);
});

it('refuses what is no id of a workspace', () => {
  expect(() => stores.of('../other')).toThrow('No id of a workspace');
});
