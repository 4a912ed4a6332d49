import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { startOwnPostgres } from './own-postgres';
import { awaitReady, endServers, folderOf, signIn, start } from './own-server';

const view = () => ({ page: '/products', name: randomUUID(), search: 'active=true' });

async function listNames(context: APIRequestContext, url: string): Promise<string[]> {
  const answer = await context.get(`${url}/api/views?page=/products`);
  expect(answer.status()).toBe(200);
  const { views }: { views: { name: string }[] } = await answer.json();
  return views.map(({ name }) => name);
}

test.describe.configure({ mode: 'serial' });
test.afterAll(endServers);

test('acknowledged data survives kill -9, and a second start is rejected, then fast', async () => {
  const first = await start();
  await awaitReady(first);
  const context = await signIn(first.url);
  const kept = view();
  expect((await context.post('/api/views', { data: kept })).status()).toBe(200);

  const rival = await start();
  expect(await rival.ended).toBe(1);
  expect(rival.text().trim().split('\n').at(-1)).toMatch(
    /^\S+ is in use by process \d+ \(.+\); stop that one first\.$/,
  );

  first.child.kill('SIGKILL');
  await first.ended;
  const began = Date.now();
  const second = await start();
  await awaitReady(second);
  test.info().annotations.push({ type: 'second start', description: `${Date.now() - began} ms` });
  expect(await listNames(context, second.url)).toContain(kept.name);

  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('the port is answered from the first second on, also when the dashboard takes over', async () => {
  const server = await start();
  const answers: string[] = [];
  const askOnce = () =>
    new Promise<string>((resolve) => {
      const sent = ask(`${server.url}/sign-in`, { agent: false }, (response) => {
        response.resume().once('end', () => resolve(String(response.statusCode)));
      });
      sent.once('error', ({ message }) => resolve(message)).end();
    });
  while (answers.at(-1) !== '200') {
    if (server.child.exitCode !== null) throw new Error(server.text());
    answers.push(await askOnce());
  }
  const first = answers.indexOf('503');
  expect(first).toBeGreaterThanOrEqual(0);
  expect([...new Set(answers.slice(first))]).toEqual(['503', '200']);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  const browsers = javaScriptEnabled ? 'a browser' : 'a browser without scripts';
  test(`the startup page becomes the sign-in page in ${browsers}`, async ({ browser }) => {
    const server = await start();
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const open = () =>
      page.goto(server.url).then(
        (response) => response?.status(),
        () => 0,
      );
    await expect.poll(open, { intervals: [50] }).toBe(503);
    await expect(page.getByRole('heading', { name: 'Partnerdeck is starting' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await context.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
}

test('SIGTERM finishes in-flight requests, and exits within 10 s', async () => {
  const server = await start();
  await awaitReady(server);
  const context = await signIn(server.url);
  const { cookies } = await context.storageState();
  const body = JSON.stringify(view());
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = ask(`${server.url}/api/views`, { method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject);
    sent.write(body.slice(0, 5));
    sleep(1_500).then(() => sent.end(body.slice(5)));
  });
  await sleep(500);
  const began = Date.now();
  server.child.kill('SIGTERM');
  expect(await answered).toBe(200);
  expect(await server.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
});

test('two instances on one Postgres both serve, and share their data', async () => {
  const postgres = await startOwnPostgres();
  try {
    const shared = {
      DATABASE_URL: postgres.url,
      NEXTAUTH_SECRET: 'a secret that is long enough for the tests',
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    };
    const [one, two] = await Promise.all(
      ['one', 'two'].map((name) => start({ ...shared, DATA_DIR: folderOf(name) })),
    );
    if (!one || !two) throw new Error('Two were started.');
    await Promise.all([awaitReady(one), awaitReady(two)]);
    const context = await signIn(one.url);
    const kept = view();
    expect((await context.post('/api/views', { data: kept })).status()).toBe(200);
    expect(await listNames(context, two.url)).toContain(kept.name);
    for (const { url } of [one, two]) {
      expect((await context.get(`${url}/api/seller/v1/brands?limit=1`)).status()).toBe(200);
    }
    for (const { child } of [one, two]) child.kill('SIGTERM');
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0]);
  } finally {
    await postgres.stop();
  }
});
