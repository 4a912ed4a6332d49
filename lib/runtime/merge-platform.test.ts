import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findKey } from '@/lib/platform/keys/find-key';
import { settings } from '@/lib/platform/store/schema';
import { digestTables } from '@/lib/server/backup/testing/digest-tables';
import type { Database } from '@/lib/server/db/database';
import { openDatabase } from '@/lib/server/db/open-database';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { mergePlatform } from './merge-platform';
import { fillOldFolder } from './testing/fill-old-folder';

let parent = '';
let old = '';
let key = '';
let rows: Record<string, string> = {};
let number = 0;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'partnerdeck-merge-'));
  old = join(parent, 'old');
  key = await fillOldFolder(old);
  rows = await withDatabase(join(old, 'platform'), (database) => digestTables(database, 'platform'));
}, 120_000);
afterAll(() => deleteFolder(parent));

async function withDatabase<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ folder });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const withApp = <T>(dataDir: string, work: (database: Database) => Promise<T>) =>
  withDatabase(join(dataDir, 'app'), work);

const merge = (dataDir: string) => withApp(dataDir, (database) => mergePlatform(database, dataDir));

/** A copy of the DATA_DIR of an earlier version. */
async function copyOld(): Promise<string> {
  const dataDir = join(parent, `data-${number++}`);
  await cp(old, dataDir, { recursive: true });
  return dataDir;
}

async function expectMerged(dataDir: string) {
  expect(await readdir(dataDir)).toEqual(['app', 'platform.merged']);
  expect(await readdir(join(dataDir, 'platform.merged'))).not.toContain('merging');
  await withApp(dataDir, async (database) => {
    expect(await digestTables(database, 'platform')).toEqual(rows);
    expect(await findKey(database.db, 'seller', key)).not.toBeNull();
  });
}

it('an old folder is moved to the dashboard’s database once, and kept aside', async () => {
  const dataDir = await copyOld();
  await merge(dataDir);
  await expectMerged(dataDir);
  await merge(dataDir);
  await expectMerged(dataDir);
}, 60_000);

it('the folder of a standalone platform beside a filled database stays', async () => {
  const dataDir = await copyOld();
  await merge(dataDir);
  await rename(join(dataDir, 'platform.merged'), join(dataDir, 'platform'));
  await merge(dataDir);
  expect(await readdir(dataDir)).toEqual(['app', 'platform']);
}, 60_000);

it('a process killed after its commit only keeps the folder aside', async () => {
  const dataDir = await copyOld();
  await merge(dataDir);
  await rm(join(dataDir, 'platform.merged'), { recursive: true });
  await cp(join(old, 'platform'), join(dataDir, 'platform'), { recursive: true });
  await writeFile(join(dataDir, 'platform', 'merging'), '');
  await merge(dataDir);
  await expectMerged(dataDir);
}, 60_000);

function start(dataDir: string): ChildProcess {
  const args = ['--import', 'tsx', 'lib/runtime/testing/merge-folder.ts', dataDir];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Kills a merge some time after it began, unless it has ended. */
async function killLater(dataDir: string, milliseconds: number): Promise<void> {
  const child = start(dataDir);
  const ended = once(child, 'exit');
  // Left by the process that was killed before.
  await rm(join(dataDir, 'platform', 'merging'), { force: true });
  while (child.exitCode === null && !existsSync(join(dataDir, 'platform', 'merging'))) await sleep(5);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await ended;
}

it('killed processes lose nothing and copy nothing twice', async () => {
  const dataDir = await copyOld();
  const isFilled = () => withApp(dataDir, ({ db }) => db.$count(settings));
  let kills = 0;
  for (let wait = 10; !(await isFilled()); wait *= 4) {
    expect(await readdir(dataDir)).toEqual(['app', 'platform']);
    await killLater(dataDir, wait);
    kills += 1;
  }
  expect(kills).toBeGreaterThan(1);
  await merge(dataDir);
  await expectMerged(dataDir);
}, 240_000);
