import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openClient } from './testing/send-packets';

let server: Worker;
let pool: Pool;
let port: number;

/** A thread of its own, so that the clients have another event loop. */
beforeEach(async () => {
  server = new Worker(new URL('./testing/busy-server.mjs', import.meta.url));
  [port] = await once(server, 'message');
  pool = new Pool(`http://127.0.0.1:${port}`, { connections: 400, pipelining: 1 });
});
afterEach(async () => {
  await pool.destroy();
  await server.terminate();
});

/** A session of a browser, and its address as the proxy states it. */
type Caller = { session: string; address?: string };

async function ask(path: string, { session, address = '192.0.2.1' }: Caller, body?: string) {
  const began = performance.now();
  const headers = { cookie: `session-token=${session}`, 'x-forwarded-for': address };
  const method = body === undefined ? 'GET' : 'POST';
  const response = await pool.request({ method, path, headers, body: body ?? null });
  const text = await response.body.text();
  return { status: response.statusCode, headers: response.headers, text, ms: performance.now() - began };
}

/** A caller whose session a handler has recognised. */
async function signIn(session: string): Promise<Caller> {
  expect((await ask('/api/overview', { session })).status).toBe(200);
  return { session };
}

/**
 * Sends requests from this many clients at once, one after the other each, until `stop()` returns their statuses. They
 * ask again soon after a refusal, but leave this event loop time for others.
 */
function crowd(clients: number, path: string, callerOf: (client: number, turn: number) => Caller) {
  const statuses: number[] = [];
  let isOver = false;
  const work = async (client: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const { status } = await ask(path, callerOf(client, turn));
      statuses.push(status);
      if (status === 503) await sleep(500);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const stop = async () => {
    isOver = true;
    await all;
    return statuses;
  };
  return { statuses, stop };
}

/** Three hundred requests of 20 ms take 6 s. Generous, because tests share their machine. */
const promptMs = 3_000;

/** Starts a crowd of 300, and expects that `modest` is answered promptly beside it. Returns the crowd's statuses. */
async function expectRoom(modest: Caller, callerOf: (client: number, turn: number) => Caller) {
  const greedy = crowd(300, '/api/busy/20', callerOf);
  await expect.poll(() => greedy.statuses.length).toBeGreaterThan(300);
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { status, ms } = await ask('/api/busy/20', modest);
    expect(status).toBe(200);
    times.push(ms);
  }
  // Not the longest: tests share their machine.
  const [, , median] = times.sort((a, b) => a - b);
  expect(median).toBeLessThan(promptMs);
  return greedy.stop();
}

/** Of three hundred at once, all but the 32 that one address may have on a late server. */
const expectRefusals = (statuses: number[]) =>
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(268);

it('refuses most of what one caller sends too much, and answers others of the same address', async () => {
  const greedy = await signIn('greedy');
  const statuses = await expectRoom(await signIn('modest'), () => greedy);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expectRefusals(statuses);
});

it('gives invented sessions the room of one address, and answers real ones', async () => {
  const modest = await signIn('modest');
  const statuses = await expectRoom(modest, (client, turn) => ({ session: `invented ${client} ${turn}` }));
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expectRefusals(statuses);
});

it('answers other addresses while one has many real sessions', async () => {
  const members: Caller[] = [];
  for (let member = 0; member < 30; member += 1) members.push(await signIn(`member ${member}`));
  const modest = { ...(await signIn('modest')), address: '[2001:db8::1]:4711' };
  const statuses = await expectRoom(modest, (client) => ({
    session: members[client % 30]?.session ?? '',
    // A port, or another address of one household, is no other place.
    address: `192.0.2.1:${1_024 + client}`,
  }));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

it('answers health checks, signing in and shoppers while more callers come than it can answer', async () => {
  const all = crowd(300, '/api/busy/20', (client) => ({
    session: `member ${client}`,
    address: `2001:db8:0:${client.toString(16)}::1`,
  }));
  await expect.poll(() => all.statuses.length).toBeGreaterThan(300);
  for (const path of ['/livez', '/readyz', '/sign-in', '/api/auth/session', '/l/abc']) {
    const { status, ms } = await ask(path, { session: 'modest' });
    expect([path, status]).toEqual([path, 200]);
    expect(ms).toBeLessThan(promptMs);
  }
  const statuses = await all.stop();
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

it('refuses sign-ins of an address that has too many at once, and of no other', async () => {
  const many = Array.from({ length: 30 }, () => ask('/api/auth/wait/1000', { session: '' }));
  await sleep(200);
  const other = { session: '', address: '192.0.2.2' };
  expect((await ask('/sign-in', other)).status).toBe(200);
  expect((await ask('/livez', { session: '' })).status).toBe(200);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
});

it('says when to try again, to programs and to people', async () => {
  const greedy = await signIn('greedy');
  const waiting = Array.from({ length: 64 }, () => ask('/api/wait/2000', greedy));
  const refused = await ask('/api/overview', greedy);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'busy', status: 503 });
  const page = await ask('/overview', greedy);
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('The server is busy.')]);
  expect((await ask('/overview', { session: 'modest' })).status).toBe(200);
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
});

it.each([
  [200, ['/livez', '/livez?x', '/readyz', '/_next/static/a.js', '/l/abc', '/l/abc?x=..']],
  // These render a page, or send elsewhere.
  [503, ['/livez/x', '//livez', '/readyz/x', '/_next', '/_next/x', '/_next/image?url=x', '/l', '/l?x']],
  [503, ['/_next/static/../../overview', '/_next/static/.%2E/x', '/l/../overview']],
])('answers %i without a free place: %j', async (expected, paths) => {
  const greedy = await signIn('greedy');
  const waiting = Array.from({ length: 64 }, () => ask('/api/wait/2000', greedy));
  const statuses = await Promise.all(paths.map(async (path) => [path, (await ask(path, greedy)).status]));
  expect(statuses).toEqual(paths.map((path) => [path, expected]));
  await Promise.all(waiting);
});

it('answers a known caller who waits for nothing on a late server that others have filled', async () => {
  const [greedy, modest] = [await signIn('greedy'), await signIn('modest')];
  const slow = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map(signIn));
  const waiting = Array.from({ length: 60 }, () => ask('/api/wait/3000', greedy));
  await sleep(200);
  const busy = slow.map((caller) => ask('/api/busy/200', caller));
  await sleep(400);
  expect((await ask('/api/overview', modest)).status).toBe(200);
  for (const { status } of await Promise.all([...waiting, ...busy])) expect(status).toBe(200);
});

it('has four requests of a caller at work while the server is late, and answers all', async () => {
  const greedy = await signIn('greedy');
  const slow = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map(signIn));
  const busy = slow.map((caller) => ask('/api/busy/300', caller));
  await sleep(600);
  const many = Array.from({ length: 12 }, () => ask('/api/wait/500', greedy));
  for (const { status } of await Promise.all([...busy, ...many])) expect(status).toBe(200);
  expect(Number((await ask('/api/waits', greedy)).text)).toBe(4);
});

it('refuses the first hundred of a caller at once, and lets those who ask on wait', async () => {
  const greedy = await signIn('greedy');
  const waiting = Array.from({ length: 64 }, () => ask('/api/wait/3000', greedy));
  const refused = await Promise.all(Array.from({ length: 250 }, () => ask('/api/overview', greedy)));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  // The second may end meanwhile, and each has its hundred.
  const late = refused.filter(({ ms }) => ms >= 1_000).length;
  expect(late).toBeGreaterThanOrEqual(50);
  expect(late).toBeLessThanOrEqual(150);
  await Promise.all(waiting);
});

it('refuses nobody who asks one thing at a time, however long it takes', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await ask('/api/busy/500', { session: 'modest' })).status).toBe(200);
  }
});

it('counts no response that has begun, such as an event stream', async () => {
  const reader = { session: 'reader' };
  for (let count = 0; count < 70; count += 1) {
    const headers = { cookie: `session-token=${reader.session}`, 'x-forwarded-for': '192.0.2.1' };
    const { statusCode, body } = await pool.request({ method: 'GET', path: '/api/stream', headers });
    expect(statusCode).toBe(200);
    body.on('error', () => {});
  }
  expect((await ask('/overview', reader)).status).toBe(200);
});

const post = (headers: string, part: string) =>
  `POST /api/links HTTP/1.1\r\nHost: here\r\n${headers}\r\n\r\n${part}`;

it.each([
  ['128 chunked bodies that do not end', 128, post('Transfer-Encoding: chunked', '5\r\nhello\r\n')],
  ['150 unfinished uploads', 150, post('Content-Length: 1000', 'x')],
  ['150 large unfinished uploads', 150, post('Content-Length: 5000000', 'x')],
  ['300 unfinished headers', 300, 'GET / HTTP/1.1\r\nHost: here\r\n'],
  ['300 silent connections', 300, ''],
])('answers members, newcomers and readiness beside %s', async (_, count, packet) => {
  const member = await signIn('member');
  const sockets = await Promise.all(Array.from({ length: count }, () => openClient(port)));
  for (const socket of sockets) socket.resume().write(packet);
  const newcomer = { session: 'newcomer', address: '192.0.2.7' };
  for (let turn = 0; turn < 3; turn += 1) {
    for (const [path, caller] of [
      ['/api/overview', member],
      ['/api/overview', { ...member, address: '127.0.0.1' }],
      ['/api/overview', newcomer],
      ['/readyz', newcomer],
    ] as const) {
      expect((await ask(path, caller)).status).toBe(200);
      expect((await ask(path, caller, 'x'.repeat(1_000))).status).toBe(200);
    }
  }
  for (const socket of sockets) socket.destroy();
});

it('takes no success for recognition: invented keys stay strangers of one network', async () => {
  const member = await signIn('member');
  const send = async (method: 'GET' | 'OPTIONS', path: string, key: number) => {
    const headers = { authorization: `Bearer invented ${key}`, 'x-forwarded-for': '192.0.2.1' };
    const { statusCode, body } = await pool.request({ method, path, headers });
    await body.dump();
    return statusCode;
  };
  const keys = Array.from({ length: 140 }, (_, key) => key);
  for (const key of keys) expect(await send('OPTIONS', '/api/overview', key)).toBe(200);
  const waiting = Promise.all(keys.map((key) => send('GET', '/api/wait/3000', key)));
  await sleep(300);
  expect((await ask('/api/overview', member)).status).toBe(200);
  expect((await ask('/api/overview', { session: 'newcomer', address: '192.0.2.7' })).status).toBe(200);
  expect((await waiting).filter((status) => status === 200).length).toBeLessThanOrEqual(64);
});
