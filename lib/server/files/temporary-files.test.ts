import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clearTemporaryFolders } from './temporary-files';

it('clears what a crash has left, and nothing of a running process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'temporary-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const kept = [`partnerdeck-export-${process.ppid}-b`, 'partnerdeck-export-x', 'somebody-else'];
  const names = [`partnerdeck-export-${ended}-a`, `partnerdeck-export-${process.pid}-c`, ...kept];
  for (const name of names) await mkdir(join(folder, name, 'inner'), { recursive: true });
  await clearTemporaryFolders(folder);
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
});
