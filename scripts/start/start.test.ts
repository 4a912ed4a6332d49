import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { findFreePort } from '@/lib/testing/free-port';

type Started = { child: ChildProcess; text: () => string; ended: Promise<number | null> };

const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-first-minutes-'));
const pids = join(folder, 'pids');
let port = 0;
let started: Started | undefined;

/** A bare clone, with an npm that the test writes. */
beforeAll(() => {
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  // Nothing else is read before packages are there.
  for (const part of ['lib/base', 'lib/server/listener'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, join(folder, name));
  mkdirSync(join(folder, 'bin'));
});
beforeEach(async () => {
  port = await findFreePort();
  writeFileSync(pids, '');
});
afterEach(async () => {
  started?.child.kill('SIGKILL');
  await started?.ended;
  await expect.poll(listRunning).toEqual([]);
});
afterAll(() => deleteFolder(folder));

function start(npm: string, environment: Record<string, string> = {}): Started {
  const path = join(folder, 'bin/npm');
  writeFileSync(path, `#!/bin/sh\necho $$ >> ${pids}\n${npm}\n`);
  chmodSync(path, 0o755);
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    DATA_DIR: join(folder, 'secret-place'),
    SELLER_API_KEY: 'pd_seller_canary',
    ...environment,
  };
  const child = spawn(process.execPath, [join(folder, 'scripts/start.mjs')], { env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  started = { child, text: () => text, ended };
  return started;
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });

/** The page, once it shows this. */
async function awaitPage(shown: RegExp, language = 'en'): Promise<string> {
  let page = '';
  await expect
    .poll(async () => {
      page = await ask('/overview', { 'accept-language': language }).then(
        (answer) => answer.text(),
        () => '',
      );
      return page;
    })
    .toMatch(shown);
  return page;
}

/** Its own processes, and those that an install started. */
const listRunning = () =>
  readFileSync(pids, 'utf8')
    .split('\n')
    .filter(Boolean)
    .filter((pid) => {
      try {
        return process.kill(Number(pid), 0);
      } catch {
        return false;
      }
    });

const waits = `sleep 300 & echo $! >> ${pids}; wait`;

it('prints the address at once, and answers there while packages are installed', async () => {
  const { text } = start(waits);
  const page = await awaitPage(/Install packages<\/span><span>running · \d/);
  expect(text()).toContain(`is starting: http://localhost:${port}`);
  expect(page).toContain('Build</span><span>waiting');
  expect(page).toContain('<noscript><meta http-equiv="refresh"');

  const overview = await ask('/overview');
  expect([overview.status, overview.headers.get('connection')]).toEqual([503, 'close']);
  const policy = overview.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+';/);
  const health = await Promise.all(['/livez', '/readyz'].map((path) => ask(path)));
  expect(health.map(({ status }) => status)).toEqual([200, 503]);
  for (const path of ['/api/overview', '/api/seller/v1/brands']) {
    const answer = await ask(path, { authorization: 'Bearer a' });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 5]);
    expect(await answer.json()).toMatchObject({ status: 503, message: expect.stringContaining('starting') });
  }
  expect(await awaitPage(/lang="de"/, 'de-CH,en')).toContain('Pakete installieren');
  expect(await awaitPage(/lang="ja"/, 'fr,ja;q=0.8')).toContain('起動しています');
});

it.each([
  [
    'echo "npm error code ENOTFOUND of pd_seller_canary" >&2; exit 3',
    3,
    'The package registry does not answer.',
  ],
  ['exit 0', 1, 'An error was not expected.'],
])('the page and the terminal say why a step failed: %s', async (npm, code, reason) => {
  const { child, text, ended } = start(`sleep 2; ${npm}`);
  await awaitPage(/running/);
  const page = await awaitPage(/Partnerdeck could not start/);
  expect(page).toContain(reason);
  expect(page).not.toMatch(/canary|secret-place|http-equiv|<script/);
  expect(child.exitCode).toBeNull();
  expect(await ended).toBe(code);
  if (code === 3) expect(text()).toContain(`${reason} Check the network and the proxy. Then run npm start`);
});

it('ends with the code of the failed step if nobody has the page open', async () => {
  const { ended, text } = start('exit 9');
  expect(await ended).toBe(9);
  expect(text()).toMatch(/npm could not install the packages\. Then run npm start again\.\n$/);
});

it.each([
  [{ PORT: '0' }, 'PORT must be a port from 1 to 65535.'],
  [{ HOST: 'not a host' }, 'HOST must be an address or a host name.'],
  [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is no address of this machine; correct it.'],
])('%j ends with one sentence before anything is installed', async (environment, sentence) => {
  const { ended, text } = start(waits, environment);
  expect([await ended, text().trim()]).toEqual([1, sentence]);
  expect(readFileSync(pids, 'utf8')).toBe('');
});

it('a taken port ends with one sentence before anything is installed', async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { ended, text } = start(waits);
  expect([await ended, text().trim()]).toEqual([1, `PORT ${port} is taken; set PORT to a free one.`]);
  expect(readFileSync(pids, 'utf8')).toBe('');
  server.close();
});

it('listens on HOST alone', async () => {
  const { text } = start(waits, { HOST: '127.0.0.2' });
  await expect.poll(text).toContain(`http://127.0.0.2:${port}`);
  await expect(ask('/livez')).rejects.toThrow();
  expect((await fetch(`http://127.0.0.2:${port}/livez`)).status).toBe(200);
});

it.each(['SIGTERM', 'SIGINT', 'SIGKILL', 'SIGHUP'] as const)(
  'ends what an install started after %s, and the next start goes on',
  async (signal) => {
    const { child, ended } = start(waits);
    await expect.poll(() => listRunning().length).toBe(2);
    child.kill(signal);
    expect(await ended).toBe(signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : null);
    await expect.poll(listRunning).toEqual([]);
    start(waits);
    await awaitPage(/running/);
    // Its processes must not be taken for those of the next test.
    await expect.poll(() => listRunning().length).toBe(2);
  },
);
