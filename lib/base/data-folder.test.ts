import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '@/lib/data/testing/open-store';
import { openDatabase } from '@/lib/server/db/open-database';
import { copyPgliteTemplate } from '@/lib/testing/databases';
import { secureDataFolder } from './data-folder';

let parent = '';
let folder = '';
let umask = 0;
beforeEach(async () => {
  umask = process.umask(0o000);
  parent = await mkdtemp(join(tmpdir(), 'partnerdeck-modes-'));
  folder = join(parent, 'data');
});
afterEach(async () => {
  process.umask(umask);
  await rm(parent, { recursive: true, force: true });
});

/** Paths and modes of files that group or others can access. */
async function listWide(): Promise<string[]> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = below.filter((entry) => !entry.isSymbolicLink()).map((e) => join(e.parentPath, e.name));
  const wide: string[] = [];
  for (const path of [folder, ...paths]) {
    const mode = (await stat(path)).mode & 0o777;
    if (mode & 0o077) wide.push(`${path} ${mode.toString(8)}`);
  }
  return wide;
}

it('restricts what exists, and what databases create later', async () => {
  await mkdir(join(folder, 'secrets'), { recursive: true });
  await writeFile(join(folder, 'secrets', 'session'), 'secret');
  await copyPgliteTemplate(join(folder, 'app'));
  expect(await listWide()).not.toEqual([]);
  secureDataFolder(folder);
  const app = await openDatabase({ folder: join(folder, 'app') });
  const ledger = await openStore(join(folder, 'ledger'));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'secrets', 'session'))).mode & 0o777).toBe(0o600);
  await app.db.execute('create table later (text text)');
  await ledger.write(({ run }) => run('CREATE TABLE later (text VARCHAR)'));
  expect(await listWide()).toEqual([]);
  await ledger.close();
  await app.close();
  expect(await listWide()).toEqual([]);
});

it('creates a folder that only its owner can access', async () => {
  secureDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('leaves a folder with files of others unchanged, and link targets', async () => {
  const outside = join(parent, 'outside');
  await writeFile(outside, '');
  await mkdir(join(folder, 'secrets'), { recursive: true });
  await symlink(outside, join(folder, 'secrets', 'link'));
  await writeFile(join(folder, 'theirs'), '');
  secureDataFolder(folder);
  const modes = await Promise.all(
    [folder, join(folder, 'theirs'), outside, join(folder, 'secrets')].map(
      async (path) => (await stat(path)).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o777, 0o666, 0o666, 0o700]);
});
