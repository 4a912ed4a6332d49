import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskCheck } from './disk-check';
import { toFailure } from './failure';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('a disk with room takes writes, and so does a folder that is missing', async () => {
  const folder = await makeFolder();
  expect(await createDiskCheck(folder)()).toBe(true);
  expect(await createDiskCheck(join(folder, 'missing'))()).toBe(true);
});

it('a full disk does not, until there is room again', async () => {
  const folder = await makeFolder();
  // Each write to this device fails because it is full.
  await symlink('/dev/full', join(folder, 'disk-check'));
  expect(await createDiskCheck(folder)()).toBe(false);
  expect(await createDiskCheck(folder)()).toBe(true);
});

it('a request that needs the disk says so', async () => {
  const error = await writeFile('/dev/full', 'rows').catch((caught: unknown) => caught);
  const wrapped = new Error('Failed query: insert', { cause: error });
  for (const cause of [
    error,
    wrapped,
    new Error('IO Error: Could not write file "x": No space left on device'),
  ]) {
    expect(toFailure(cause)).toMatchObject({ code: 'disk_full', status: 503 });
  }
  const postgres = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(toFailure(postgres)).toMatchObject({ code: 'disk_full' });
});
