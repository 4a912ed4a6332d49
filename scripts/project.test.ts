import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteFolder } from '@/lib/testing/delete-folder';

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-project-'));

/** A copy of the project with its own `.env`, which begins with a byte order mark. */
beforeAll(() => {
  for (const name of [
    'features',
    'lib',
    'node_modules',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    symlinkSync(resolve(name), join(folder, name));
  }
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'bench'));
  // As the framework would, after our own reader.
  writeFileSync(
    join(folder, 'bench/show.ts'),
    `import env from '@next/env';
     env.loadEnvConfig(process.cwd(), false, { info() {}, error() {} });
     console.error(process.env.DATABASE_URL, process.env.APP_URL ?? 'no APP_URL');`,
  );
  writeFileSync(join(folder, '.env'), '\uFEFFDATABASE_URL=mysql://from#file\r\n');
  writeFileSync(join(folder, '.env.local'), 'APP_URL=https://local.example\n');
});
afterAll(() => deleteFolder(folder));

const run = (args: string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), ...environment },
    encoding: 'utf8',
  }).stderr.trim();

const commands = {
  start: [join(folder, 'scripts/start.mjs')],
  platform: [join(folder, 'scripts/platform.mjs'), 'keys', 'list'],
  bench: [join(folder, 'scripts/bench.mjs'), 'show'],
};

it.each([
  ['start', 'DATABASE_URL must be a postgres:// address.'],
  ['platform', 'DATABASE_URL must be a postgres:// address.'],
  ['bench', 'mysql://from#file no APP_URL'],
] as const)('npm run %s reads .env of the project', (command, text) => {
  expect(run(commands[command])).toBe(text);
});

it.each([
  ['start', 'APP_URL must be an http or https address.'],
  ['bench', 'postgres://set/already nowhere'],
] as const)('npm run %s prefers what is set already', (command, text) => {
  const set = { DATABASE_URL: 'postgres://set/already', APP_URL: 'nowhere' };
  expect(run(commands[command], set)).toBe(text);
});

it('SIGTERM to npm ends what it runs', async () => {
  writeFileSync(join(folder, 'bench/wait.ts'), 'console.log(process.pid); setInterval(() => {}, 1_000);');
  const npm = spawn('npm', ['run', '--silent', 'bench', 'wait'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(String((await once(npm.stdout, 'data'))[0]));
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning).toBe(false);
});

it('runs each command in place of the shell, which passes no signals on', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, command] of Object.entries(scripts)) {
    expect([name, command]).toEqual([name, expect.stringMatching(/^exec /)]);
  }
});
