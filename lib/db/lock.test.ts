import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = (folder: string, then: string) =>
  `import { lockFolder } from '@/lib/db/lock'; await lockFolder(${JSON.stringify(folder)}); console.log('taken'); ${then}`;
const flags = ['--import', 'tsx', '--input-type=module', '--eval'];

async function startHolder(folder: string) {
  const holder = spawn(process.execPath, [...flags, script(folder, 'setInterval(() => {}, 1000);')]);
  await once(holder.stdout, 'data');
  return holder;
}

const takeOnce = (folder: string) =>
  execFileSync(process.execPath, [...flags, script(folder, 'process.exit();')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

describe('the lock of a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'partnerdeck-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps a second process out, until the first is killed', async () => {
    const holder = await startHolder(folder);
    expect(() => takeOnce(folder)).toThrow(/is in use by another process/);
    const gone = once(holder, 'exit');
    holder.kill('SIGKILL');
    await gone;
    expect(takeOnce(folder)).toContain('taken');
  });
});
