import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '@/lib/testing/free-port';
import { createAnswer } from './answer.mjs';

const cookie = 'theme=dark; __Host-next-auth.session-token=abc';
const page = ({ headers }: IncomingMessage, response: ServerResponse) =>
  void response.end(`page${headers['x-forwarded-for'] ?? ''}`);
let port = 0;
let doubled: string | null = null;

const platform = async ({ headers, url }: Request, address: string) => {
  doubled = headers.get('authorization');
  return new Response(url.endsWith('/l/whoami') ? address : 'platform');
};
const server = createServer(createAnswer({ page, platform }));

beforeAll(async () => {
  port = await findFreePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** Sends the path unchanged. fetch would normalize it. */
function send(path: string, headers: Record<string, string> | string[] = {}, method = 'GET') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', path, method, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text });
    });
    sent.on('error', reject).end();
  });
}

it('believes only a trusted proxy about the client’s address', async () => {
  const claim = { 'x-forwarded-for': '192.0.2.1' };
  await expect(send('/', claim)).resolves.toEqual({ status: 200, text: 'page' });
  const trusting = createServer(createAnswer({ page, platform, trustProxy: true }));
  const free = await findFreePort();
  await new Promise<void>((ready) => trusting.listen(free, '127.0.0.1', ready));
  const answer = await fetch(`http://127.0.0.1:${free}/`, { headers: claim });
  expect(await answer.text()).toBe('page192.0.2.1');
  await expect(send('/l/whoami', claim)).resolves.toEqual({ status: 200, text: '127.0.0.1' });
  const link = await fetch(`http://127.0.0.1:${free}/l/whoami`, { headers: claim });
  expect(await link.text()).toBe('192.0.2.1');
  for (const unknown of ['unknown', '192.0.2.1, Unknown', '"unknown"', '192.0.2.1,']) {
    for (const [path, text] of [
      ['/', 'page127.0.0.1'],
      ['/l/whoami', '127.0.0.1'],
    ]) {
      const told = await fetch(`http://127.0.0.1:${free}${path}`, {
        headers: { 'x-forwarded-for': unknown },
      });
      expect(await told.text(), unknown).toBe(text);
    }
  }
  await new Promise((closed) => trusting.close(closed));
});

it('refuses an address with more parameters than a page can have', async () => {
  const ofMany = (count: number) => `/livez?${'a&'.repeat(count)}`;
  await expect(send(ofMany(900))).resolves.toMatchObject({ status: 200 });
  const { status, text } = await send(ofMany(7_000));
  expect(status).toBe(414);
  expect(JSON.parse(text)).toMatchObject({
    code: 'too_large',
    message: 'An address can have at most 1000 parameters.',
  });
});

it('reports a database outage for reads', async () => {
  const waiting = createServer(createAnswer({ page, databaseAnswers: async () => false }));
  const free = await findFreePort();
  await new Promise<void>((ready) => waiting.listen(free, '127.0.0.1', ready));
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${free}${path}`, { method });
    return [answer.status, answer.headers.get('retry-after'), await answer.text()];
  };
  expect(await ask('/overview')).toEqual([
    503,
    '5',
    expect.stringContaining('The database does not answer.'),
  ]);
  expect(await ask('/api/overview')).toEqual([
    503,
    '5',
    expect.stringContaining('"message":"The database does not answer.","code":"database_down"'),
  ]);
  for (const path of ['/livez', '/readyz', '/_next/static/x.js']) {
    expect(await ask(path)).toEqual([200, null, 'page']);
  }
  expect(await ask('/api/views', 'POST')).toEqual([200, null, 'page']);
  await new Promise((closed) => waiting.close(closed));
});

describe('a request', () => {
  it.each([
    ['/api/seller/v1/brands', { authorization: 'Bearer k' }, 'platform'],
    ['/api/seller/v1/brands', { authorization: 'Bearer k', cookie }, 'platform'],
    ['/api/seller/v1/brands', {}, 'platform'],
    ['/api/seller/v1/brands', { cookie: 'theme=dark' }, 'platform'],
    ['/api/seller/v1/brands', { cookie }, 'page'],
    ['/api/seller/v1/brands/', {}, 'platform'],
    ['/api/seller/v1/brands/%ZZ', {}, 'platform'],
    ['/api/creator/v2/links?x=1', {}, 'platform'],
    ['/api/seller', {}, 'platform'],
    ['/api/openapi.json', {}, 'platform'],
    ['//api/seller/v1/brands', {}, 'platform'],
    ['http://elsewhere.example/api/seller/v1/brands', {}, 'platform'],
    ['/l/abc', { cookie }, 'platform'],
    ['/l/%ZZ', {}, 'platform'],
    ['/links', {}, 'page'],
    ['/livez', {}, 'page'],
    ['/api/sellers', {}, 'page'],
    ['/api/links', { authorization: 'Bearer k' }, 'page'],
    ['http://elsewhere.example', {}, 'page'],
  ])('for %s with %j is answered by the %s', async (path, headers, by) => {
    await expect(send(path, headers)).resolves.toEqual({ status: 200, text: by });
  });

  it.each([
    ['GET', '/brands/%ZZ'],
    ['GET', '/%'],
    ['OPTIONS', '*'],
    ['TRACE', '/overview'],
  ])('%s %s is refused before the framework stumbles over it', async (method, path) => {
    await expect(send(path, {}, method)).resolves.toMatchObject({ status: 400 });
  });

  it('with two keys passes both to the platform', async () => {
    await send('/api/seller/v1/brands', [
      'host',
      'here',
      'authorization',
      'Bearer a',
      'authorization',
      'Bearer b',
    ]);
    expect(doubled).toBe('Bearer a, Bearer b');
  });
});

it.each([
  ['/readyz', 503],
  ['/readyz?from=balancer', 503],
  ['/livez', 200],
  ['/readyz-of-another', 200],
])('while it ends, %s is answered %d', async (path, status) => {
  const ending = createServer(createAnswer({ page, platform, isEnding: () => true }));
  const free = await findFreePort();
  await new Promise<void>((ready) => ending.listen(free, '127.0.0.1', ready));
  expect((await fetch(`http://127.0.0.1:${free}${path}`)).status).toBe(status);
  await new Promise((closed) => ending.close(closed));
});

it('rejects an invalid router state header', async () => {
  for (const state of ['garbage', '%ZZ', '{}', '["",{"children":5}]']) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'next-router-state-tree': state } });
    expect([state, answer.status, (await answer.json()).code]).toEqual([state, 400, 'bad_request']);
  }
  expect((await send('/', { 'next-router-state-tree': '["",{}]' })).status).toBe(200);
});

it.each([
  ['a page', '/sign-in', 'https://evil.example', 403],
  ['a page', '/sign-in', 'null', 403],
  ['a page', '/sign-in', '%%%', 403],
  ['a page', '/sign-in', 'own', 200],
  ['a handler, which checks by itself', '/api/views', 'https://evil.example', 200],
])('a POST to %s (%s) from the origin %s is answered %d', async (_, path, given, status) => {
  const origin = given === 'own' ? `http://127.0.0.1:${port}` : given;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { origin } });
  expect(answer.status).toBe(status);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
  if (status === 403) expect(await answer.json()).toMatchObject({ status, code: 'forbidden', issues: [] });
});

describe('a body that is too long', () => {
  const post = (path: string, length: number) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x'.repeat(length) });

  it.each([
    ['/api/auth/callback/password', 65_536],
    ['/sign-in', 65_536],
    ['/links/batches', 65_536],
    // Handlers of our API have their own limits: see app/api/body-limits.test.ts.
    ['/api/links/batches?x=1', 8_000_000],
  ])('is refused for %s above %d bytes', async (path, limit) => {
    expect((await post(path, limit)).status).toBe(200);
    const answer = await post(path, limit + 1);
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(await answer.json()).toEqual({
      status: 413,
      message: `The body may have at most ${limit} bytes.`,
      code: 'too_large',
      issues: [],
      requestId: expect.stringMatching(/./),
    });
  });

  it('is rejected for the platform in its error shape', async () => {
    const answer = await post('/api/creator/v2/links', 65_537);
    expect(answer.status).toBe(413);
    expect(Object.keys(await answer.json())).toEqual(['status', 'message']);
  });
});

describe('the security headers', () => {
  const names = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
  ];
  const ask = async (path: string, appUrl?: string) => {
    const strict = createServer(createAnswer({ page, platform, appUrl }));
    const free = await findFreePort();
    await new Promise<void>((ready) => strict.listen(free, '127.0.0.1', ready));
    const { headers } = await fetch(`http://127.0.0.1:${free}${path}`);
    await new Promise((closed) => strict.close(closed));
    return headers;
  };

  it.each(['/overview', '/api/seller/v1/brands', '/%ZZ', '/l/abc'])(
    'are on the response for %s',
    async (path) => {
      const headers = await ask(path);
      for (const name of names) expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/./)]);
      expect(headers.get('strict-transport-security')).toBeNull();
      const resource = path.startsWith('/l/') ? 'cross-origin' : 'same-origin';
      expect(headers.get('cross-origin-resource-policy')).toBe(resource);
    },
  );

  it('include HSTS if browsers reach the server by HTTPS', async () => {
    expect((await ask('/overview', 'https://deck.example')).get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});
