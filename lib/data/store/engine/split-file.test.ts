import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';
import { openDuckdb } from './duckdb';
import type { LedgerStores, SqlRow } from './store';

const workspaces = Array.from({ length: 6 }, () => randomUUID());
const name = 'ledger_test';
const rowsEach = 20_000;
let parent = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'partnerdeck-split-'));
});
afterEach(() => rm(parent, { recursive: true }));

/** What is stored of a workspace: rows, a list and a fence. */
const readAll = (stores: LedgerStores, workspaceId: string): Promise<SqlRow[]> =>
  stores.of(workspaceId).read(
    `SELECT (SELECT COUNT(*) || ' ' || SUM(sales) || ' ' || MIN(id) FROM ledger.reports WHERE workspace = $1) AS reports,
       (SELECT STRING_AGG(name, ',' ORDER BY place) FROM ledger.items WHERE workspace = $1) AS items,
       (SELECT SUM(token) FROM ledger.fences WHERE workspace = $1) AS token,
       (SELECT COUNT(*) FROM ledger.reports WHERE workspace <> $1) AS others`,
    [workspaceId],
  );

/** Makes a file of all workspaces, as versions up to 0.2.0 kept it, and tells what it holds. */
async function makeOldFile(title = name, change = 'SELECT 1'): Promise<SqlRow[][]> {
  const [shared = ''] = workspaces;
  const stores = await openDuckdb(parent, 'made');
  await stores.of(shared).write(async ({ run }) => {
    for (const [index, id] of workspaces.entries()) {
      await run(
        `INSERT INTO ledger.reports (workspace, source, scope, id, instant, day, final, product, campaign, marketplace,
           currency, link, creator, brand, sales, commission, conversions, clicks, detail_page_views, add_to_carts)
         SELECT $1, 'reports:standard', '', uuid(), 'x', DATE '2025-07-01' + CAST(n % 300 AS INTEGER), TRUE, 'p', NULL,
           'marketplace.com', 'USD', 'l', 'c', 'b', (n + $2) / 100, 0.01, 0, 1, 0, 0
         FROM range(${rowsEach}) AS r(n)`,
        [id, index],
      );
      await run('INSERT INTO ledger.fences VALUES ($1, $2, $3)', [id, 'reports:standard', index + 1]);
      await run(
        `INSERT INTO ledger.items (workspace, list, walk, key, place, name) VALUES ($1, 'brands', 1, 'a', 1, $2)`,
        [id, `Brand ${index}`],
      );
    }
    await run(change);
  });
  const held = await Promise.all(
    workspaces.map(async (id) => {
      const [row] = await readAll({ ...stores, of: () => stores.of(shared) }, id);
      return [{ ...row, others: '0' }];
    }),
  );
  await stores.close();
  await rename(join(parent, 'made', `${shared}.duckdb`), join(parent, `${title}.duckdb`));
  await rm(join(parent, 'made'), { recursive: true });
  return held;
}

async function expectSplit(held: SqlRow[][]): Promise<void> {
  const stores = await openDuckdb(parent, name);
  expect((await stores.list()).sort()).toEqual([...workspaces].sort());
  expect(await Promise.all(workspaces.map((id) => readAll(stores, id)))).toEqual(held);
  await stores.close();
  expect(await readdir(parent)).toEqual([name]);
  expect((await readdir(join(parent, name))).filter((file) => /draft|wal/.test(file))).toEqual([]);
}

it.each([name, 'kept'])(
  'splits %s.duckdb into a file for each workspace, exactly and once',
  async (title) => {
    const held = await makeOldFile(title);
    await expectSplit(held);
    await expectSplit(held);
  },
);

it.each([0, 2, 5])('goes on where a start was killed after %i files, and loses nothing', async (count) => {
  const held = await makeOldFile();
  await splitUntilKilled(count);
  const files = await readdir(join(parent, name));
  expect(files.some((file) => file.endsWith('.draft'))).toBe(true);
  expect(files.filter((file) => file.endsWith('.duckdb')).length).toBeLessThan(workspaces.length);
  await expectSplit(held);
});

/** Another process splits the file, and is killed while it makes the file after so many. */
async function splitUntilKilled(count: number): Promise<void> {
  const folder = join(parent, name);
  await mkdir(folder);
  const child = fork(new URL('./testing/split.ts', import.meta.url), [parent, name], {
    execArgv: ['--import', 'tsx'],
  });
  const watcher = watch(folder, () => {
    const files = readdirSync(folder);
    const isDrafting = files.some((file) => file.endsWith('.draft.wal'));
    const made = files.filter((file) => file.endsWith('.duckdb')).length;
    if (isDrafting && made >= count) child.kill('SIGKILL');
  });
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  watcher.close();
  expect(child.signalCode).toBe('SIGKILL');
}

it('refuses the file of a newer version, and leaves it', async () => {
  await makeOldFile(name, 'UPDATE ledger.meta SET version = version + 1');
  await expect(openDuckdb(parent, name)).rejects.toThrow(NewerDatabaseError);
  expect(await readdir(parent)).toContain(`${name}.duckdb`);
});
