import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';

let server: Worker;
let pool: Pool;

/** A thread of its own, so that the clients have another event loop. */
beforeEach(async () => {
  server = new Worker(new URL('./testing/busy-server.mjs', import.meta.url));
  const [port] = await once(server, 'message');
  pool = new Pool(`http://127.0.0.1:${port}`, { connections: 400, pipelining: 1 });
});
afterEach(async () => {
  await pool.destroy();
  await server.terminate();
});

async function ask(path: string, session: string) {
  const began = performance.now();
  const headers = { cookie: `session-token=${session}` };
  const response = await pool.request({ method: 'GET', path, headers });
  const text = await response.body.text();
  return { status: response.statusCode, headers: response.headers, text, ms: performance.now() - began };
}

/**
 * Sends requests from this many clients at once, one after the other each, until `stop()` returns their statuses. They
 * ask again soon after a refusal, but leave this event loop time for others.
 */
function crowd(clients: number, path: string, sessionOf: (client: number) => string) {
  const statuses: number[] = [];
  let isOver = false;
  const work = async (client: number) => {
    while (!isOver) {
      const { status } = await ask(path, sessionOf(client));
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

it('refuses most of what one caller sends too much, and answers others', async () => {
  const greedy = crowd(300, '/work/20', () => 'greedy');
  await expect.poll(() => greedy.statuses.length, { timeout: 20_000 }).toBeGreaterThan(300);
  for (let turn = 0; turn < 5; turn += 1) {
    const modest = await ask('/work/20', 'modest');
    expect(modest.status).toBe(200);
    expect(modest.ms).toBeLessThan(promptMs);
  }
  const statuses = await greedy.stop();
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(statuses.length / 2);
}, 60_000);

it('answers health checks, signing in and shoppers while more callers come than it can answer', async () => {
  const all = crowd(300, '/work/20', (client) => `member ${client}`);
  await expect.poll(() => all.statuses.length, { timeout: 20_000 }).toBeGreaterThan(300);
  for (const path of ['/livez', '/readyz', '/sign-in', '/api/auth/session', '/l/abc']) {
    const { status, ms } = await ask(path, 'modest');
    expect([path, status]).toEqual([path, 200]);
    expect(ms).toBeLessThan(promptMs);
  }
  const statuses = await all.stop();
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
}, 60_000);

it('says when to try again, to programs and to people', async () => {
  const waiting = Array.from({ length: 64 }, () => ask('/wait/2000', 'greedy'));
  const refused = await ask('/api/overview', 'greedy');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'busy', status: 503 });
  const page = await ask('/overview', 'greedy');
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('The server is busy.')]);
  expect((await ask('/overview', 'modest')).status).toBe(200);
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
});

it('refuses nobody who asks one thing at a time, however long it takes', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await ask('/work/500', 'modest')).status).toBe(200);
});

it('counts no response that has begun, such as an event stream', async () => {
  for (let count = 0; count < 70; count += 1) {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: '/stream',
      headers: { cookie: 'session-token=reader' },
    });
    expect(statusCode).toBe(200);
    body.on('error', () => {});
  }
  expect((await ask('/overview', 'reader')).status).toBe(200);
});
