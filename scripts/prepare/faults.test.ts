import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { products, reportRows } from '@/lib/platform/store/schema';
import { type DatabaseLocation, openDatabase } from '@/lib/server/db/open-database';
import { workspaces } from '@/lib/server/identity/schema';
import { deleteFolder } from '@/lib/testing/delete-folder';

type Prepared = { child: ChildProcess; text: () => string; ended: Promise<number | null> };

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-faults-'));

function prepare(environment: Record<string, string>): Prepared {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], { env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, text: () => text, ended };
}

/** Kills the process as soon as it reaches a point. */
async function killOnce({ child, ended, text }: Prepared, isThere: () => boolean) {
  while (!isThere()) {
    if (child.exitCode !== null) throw new Error(`It ended before: ${text()}`);
    await sleep(5);
  }
  child.kill('SIGKILL');
  await ended;
}

/** Files that group or others can access. */
const listWide = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).mode & 0o077);

async function countRows(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location);
  try {
    return {
      workspaces: await db.$count(workspaces),
      products: await db.$count(products),
      reports: await db.$count(reportRows),
    };
  } finally {
    await close();
  }
}

afterAll(() => deleteFolder(folder));

describe('a first start', () => {
  it('killed while it creates, migrates and seeds its database is repaired by the next one', async () => {
    const data = join(folder, 'data');
    const has = (path: string) => () => existsSync(join(data, path));
    await killOnce(prepare({ DATA_DIR: data }), has('app/postgres.draft/base'));
    await killOnce(prepare({ DATA_DIR: data }), has('app/postgres'));
    const seeding = prepare({ DATA_DIR: data });
    await killOnce(seeding, () => /Seeding the demo [1-9]0 %/.test(seeding.text()));

    const last = prepare({ DATA_DIR: data });
    while (!last.text().includes('Seeding')) await sleep(20);
    const other = prepare({ DATA_DIR: data });
    await expect(other.ended).resolves.toBe(1);
    const sentence = other.text().trim();
    expect(sentence).toMatch(/^\S+\/app is in use by process \d+ \(.+\); stop that one first\.$/);
    await expect(last.ended, last.text()).resolves.toBe(0);

    const before = await countRows({ folder: join(data, 'app') });
    expect(before).toMatchObject({ workspaces: 1 });
    expect(before.reports).toBeGreaterThan(20_000);
    expect(listWide(data)).toEqual([]);
    const again = prepare({ DATA_DIR: data });
    await expect(again.ended, again.text()).resolves.toBe(0);
    expect(again.text()).toBe('');
    await expect(countRows({ folder: join(data, 'app') })).resolves.toEqual(before);
  }, 300_000);

  const server = inject('postgresUrl');
  it.skipIf(!server)(
    'of two instances at once on one Postgres fills it once',
    async () => {
      const client = new Client({ connectionString: server ?? '' });
      await client.connect();
      await client.query('create database faults');
      try {
        const url = new URL(server ?? '');
        url.pathname = '/faults';
        const DATABASE_URL = url.href;
        const both = ['one', 'two'].map((name) => prepare({ DATABASE_URL, DATA_DIR: join(folder, name) }));
        for (const one of both) await expect(one.ended, one.text()).resolves.toBe(0);
        const { workspaces: made, reports } = await countRows({ url: DATABASE_URL });
        expect(made).toBe(1);
        expect(reports).toBeGreaterThan(20_000);
      } finally {
        await client.query('drop database if exists faults with (force)');
        await client.end();
      }
    },
    300_000,
  );
});
