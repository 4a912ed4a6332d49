import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAnswer } from '@/scripts/serve/answer.mjs';
import { createLoadShedder } from './shed-load.mjs';

const calm = { delayMs: 1, utilization: 0.5 };
/** The load of the server, and how often it was measured. */
let state = { load: calm, measured: 0 };
let waiting: ServerResponse[] = [];
let server: Server;

beforeEach(async () => {
  const own = { load: calm, measured: 0 };
  state = own;
  waiting = [];
  const admit = createLoadShedder({
    measure: () => {
      own.measured += 1;
      return own.load;
    },
  });
  const page = (_: unknown, response: ServerResponse) => void waiting.push(response);
  server = createServer(createAnswer({ page, admit }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const ask = (path: string, session: string) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: `session-token=${session}` } });
};

/** Sends requests that stay unanswered. */
async function wait(count: number, sessionOf: (index: number) => string) {
  const before = waiting.length;
  for (let index = 0; index < count; index += 1) ask('/api/overview', sessionOf(index)).catch(() => {});
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(before + count);
}

/** Until the load was measured again. */
async function become(load: typeof calm) {
  Object.assign(state, { load, measured: 0 });
  await expect.poll(() => state.measured, { timeout: 10_000 }).toBeGreaterThan(0);
}

it.each([
  ['is delayed', { delayMs: 150, utilization: 0.5 }],
  ['has no time left', { delayMs: 1, utilization: 0.99 }],
])('refuses the ninth request of a caller while the loop %s, and nobody else', async (_, overload) => {
  await wait(12, () => 'greedy');
  await become({ ...overload });
  const refused = await ask('/api/overview', 'greedy');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'busy', status: 503 });
  const page = await ask('/overview', 'greedy');
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('The server is busy.')]);
  await wait(1, () => 'modest');
});

it('refuses everyone beyond its capacity, except health checks and signing in', async () => {
  await wait(64, (index) => `member ${index}`);
  await become({ delayMs: 150, utilization: 1 });
  expect((await ask('/api/overview', 'modest')).status).toBe(503);
  const before = waiting.length;
  for (const path of ['/livez', '/readyz', '/sign-in', '/api/auth/session']) {
    ask(path, 'modest').catch(() => {});
  }
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(before + 4);
});

it('refuses a burst of one caller before the load is measured', async () => {
  await wait(64, () => 'greedy');
  expect((await ask('/api/overview', 'greedy')).status).toBe(503);
  await wait(1, () => 'modest');
});

it('counts no response that has begun, such as an event stream', async () => {
  await wait(12, () => 'reader');
  for (const response of waiting) response.writeHead(200).write('data: 1');
  await become({ delayMs: 150, utilization: 1 });
  await wait(1, () => 'reader');
});

it('answers again once the loop is calm, not at the edge', async () => {
  await wait(12, () => 'greedy');
  await become({ delayMs: 150, utilization: 1 });
  await become({ delayMs: 80, utilization: 0.5 });
  expect((await ask('/api/overview', 'greedy')).status).toBe(503);
  await become({ delayMs: 20, utilization: 0.5 });
  await wait(1, () => 'greedy');
});
