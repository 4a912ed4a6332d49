import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillOldFolder } from '@/lib/runtime/testing/fill-old-folder';
import { lockFolder } from '@/lib/server/db/lock';
import { deleteFolder } from '@/lib/testing/delete-folder';

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-old-folder-'));
const data = join(folder, 'data');
const platform = join(data, 'platform');

/** Mounts a small disk, which a test can fill. Returns false if the machine forbids that. */
function mountDisk(): boolean {
  mkdirSync(data);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', data], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isDisk = mountDisk();

function prepare() {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, DATA_DIR: data };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env,
    encoding: 'utf8',
  });
  return { status, sentence: stderr.trim() };
}

beforeAll(async () => {
  await fillOldFolder(data);
}, 180_000);
afterAll(async () => {
  if (isDisk) execFileSync('umount', [data]);
  await deleteFolder(folder);
});

describe('a start that cannot move the platform of an earlier version', () => {
  it('names the process that has locked its folder', () => {
    const lock = lockFolder(platform);
    const { status, sentence } = prepare();
    expect(status).toBe(1);
    expect(sentence).toMatch(/\/platform is in use by process \d+ \(.+\); stop that one first\.$/);
    lock.release();
    expect(readdirSync(data).sort()).toEqual(['app', 'platform', 'secrets']);
  });

  it.skipIf(!isDisk)('says that the disk is full, and succeeds when there is room', () => {
    const { bavail, bsize } = statfsSync(data);
    writeFileSync(join(data, 'app', 'filler'), Buffer.alloc(bavail * bsize - 2_000_000, 1));
    expect(prepare()).toEqual({ status: 1, sentence: 'The disk is full; make room and start again.' });
    expect(readdirSync(data).sort()).toEqual(['app', 'platform', 'secrets']);
    rmSync(join(data, 'app', 'filler'));
  });

  it('names the newest backup if its database does not open', () => {
    const control = join(platform, 'postgres/global/pg_control');
    const whole = execFileSync('cat', [control]);
    writeFileSync(control, 'damaged');
    expect(prepare()).toEqual({
      status: 1,
      sentence: `The database in ${platform} does not open, and ${data}/backups holds no backup.`,
    });
    writeFileSync(control, whole);
  });
});

it('a start moves it', () => {
  const { status, sentence } = prepare();
  expect([status, sentence]).toEqual([0, '']);
  expect(readdirSync(data).sort()).toEqual(['app', 'platform.merged', 'secrets']);
}, 180_000);
