import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
const holders: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partnerdeck-lock-'));
});
afterEach(async () => {
  await Promise.all(holders.splice(0).map(kill));
  rmSync(folder, { recursive: true, force: true });
});

const lines = (...then: string[]) =>
  [
    "import { lockFolder } from './lib/server/db/lock';",
    `const folder = ${JSON.stringify(folder)};`,
    ...then,
  ].join('\n');
const args = (script: string) => ['--import', 'tsx', '--input-type=module', '--eval', script];

/** Starts a process that runs the script and stays alive. Resolves when it has printed something. */
async function startHolder(script: string): Promise<ChildProcess> {
  const holder = spawn(
    process.execPath,
    args(`${script}\nconsole.log('done'); setInterval(() => {}, 1000);`),
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  holders.push(holder);
  await once(holder.stdout, 'data');
  return holder;
}

const takeOnce = () =>
  execFileSync(process.execPath, args(lines("lockFolder(folder); console.log('taken'); process.exit();")), {
    encoding: 'utf8',
    stdio: 'pipe',
  });

async function kill(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

describe('the lock of a folder', () => {
  it('blocks a second process and names the first, until that one is killed', async () => {
    const holder = await startHolder(lines('lockFolder(folder);'));
    expect(takeOnce).toThrow(`${folder} is in use by process ${holder.pid} (node); stop that one first.`);
    await kill(holder);
    expect(takeOnce()).toContain('taken');
  });

  it('survives when the same process opens and closes the file, or locks it again', async () => {
    const reopen = "import { closeSync, openSync, readFileSync } from 'node:fs';";
    const holder = await startHolder(
      reopen +
        lines(
          'lockFolder(folder);',
          "closeSync(openSync(folder + '/lock', 'r+'));",
          "readFileSync(folder + '/lock');",
          'let refused = false;',
          'try { lockFolder(folder); } catch { refused = true; }',
          'if (!refused) process.exit(1);',
        ),
    );
    expect(takeOnce).toThrow(`is in use by process ${holder.pid}`);
  });

  it('excludes a process of version 0.1.0, and is excluded by one', async () => {
    const duckdb = (then: string) =>
      `import { DuckDBInstance } from '@duckdb/node-api';
       const holder = await DuckDBInstance.create(${JSON.stringify(join(folder, 'lock'))}); ${then}`;
    const old = await startHolder(duckdb(''));
    expect(takeOnce).toThrow(`${folder} is in use by another process; stop that one first.`);
    await kill(old);
    await startHolder(lines('lockFolder(folder);'));
    expect(() =>
      execFileSync(process.execPath, args(duckdb('process.exit();')), { stdio: 'pipe' }),
    ).toThrow();
  });

  it('does not repeat what others wrote into the file', async () => {
    await startHolder(lines('lockFolder(folder);'));
    writeFileSync(join(folder, 'lock'), '12 \u001b[31mred\n');
    expect(takeOnce).toThrow('is in use by another process');
    expect(readFileSync(join(folder, 'lock'), 'latin1')).toContain('red');
  });
});
