import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { awaitReady, endServers, folderOf, type Server, start } from './own-server';
import { admin } from './servers';

// A dashboard behind an HTTPS proxy, which this test simulates.
const site = 'https://deck.example';
const sessionSeconds = 90 * 86_400;
let server: Server;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await start({ DATA_DIR: folderOf('https'), APP_URL: site, TRUST_PROXY: 'on' });
  await awaitReady(server);
});
test.afterAll(() => endServers());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

function send(path: string, { method = 'GET', cookie = '', body = '' } = {}): Promise<Answer> {
  const headers = {
    host: 'deck.example',
    origin: site,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '192.0.2.7',
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = ask({ port: server.port, host: 'localhost', path, method, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.on('error', reject).end(body);
  });
}

const cookiesOf = ({ headers }: Answer): string[] => [headers['set-cookie'] ?? []].flat();
const pairOf = (cookie = ''): string => cookie.split(';')[0] ?? '';

/** Signs in with a browser's cookies. Returns the Set-Cookie header of the session. */
async function signIn(cookies = ''): Promise<string> {
  const csrf = await send('/api/auth/csrf', { cookie: cookies });
  const { csrfToken } = JSON.parse(csrf.text);
  const cookie = [cookies, ...cookiesOf(csrf).map(pairOf)].filter(Boolean).join('; ');
  const body = String(
    new URLSearchParams({ csrfToken, email: admin.email, password: admin.password, json: 'true' }),
  );
  const answer = await send('/api/auth/callback/password', { method: 'POST', cookie, body });
  expect(answer.status).toBe(200);
  return cookiesOf(answer).find((one) => one.startsWith('__Host-next-auth.session-token=')) ?? '';
}

test('the session cookie is bound to this host and HTTPS, and lasts at most 90 days', async () => {
  const cookie = await signIn();
  const [, ...attributes] = cookie.split('; ');
  const names = attributes.map((attribute) => attribute.split('=')[0]);
  const lower = attributes.map((attribute) => attribute.toLowerCase());
  expect(lower).toEqual(expect.arrayContaining(['path=/', 'httponly', 'secure', 'samesite=lax']));
  expect(names).not.toContain('Domain');
  const expires = Date.parse(attributes.find((one) => one.startsWith('Expires='))?.slice(8) ?? '');
  expect(expires).toBeLessThanOrEqual(Date.now() + sessionSeconds * 1_000);
  expect(expires).toBeGreaterThan(Date.now());
  expect((await send('/api/connections', { cookie: pairOf(cookie) })).status).toBe(200);
  expect((await send('/settings/account', { cookie: pairOf(cookie) })).status).toBe(200);
});

test('signing in again ends the browser’s previous session', async () => {
  const before = pairOf(await signIn());
  const after = pairOf(await signIn(before));
  expect((await send('/api/connections', { cookie: before })).status).toBe(401);
  expect((await send('/api/connections', { cookie: after })).status).toBe(200);
});

const always = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': expect.stringMatching(/^default-src '(none|self)';/),
};

test('every response has the security headers', async () => {
  const cookie = pairOf(await signIn());
  const chunk = /\/_next\/static\/[^"]+\.js/.exec((await send('/sign-in')).text)?.[0] ?? '';
  const long = 'x'.repeat(70_000);
  const requests: [path: string, status: number, options?: Parameters<typeof send>[1]][] = [
    ['/overview', 200, { cookie }],
    ['/overview', 307],
    ['/overview/', 308],
    ['/api/connections', 200, { cookie }],
    ['/api/connections', 401],
    ['/api/seller/v1/brands', 401],
    [chunk, 200],
    ['/icon.svg', 200],
    ['/nothing', 404, { cookie }],
    ['/api/nothing', 404],
    ['/_next/static/chunks/nothing.js', 404],
    ['/%', 400],
    ['/sign-in', 413, { method: 'POST', body: long }],
    ['/api/links', 415, { cookie, method: 'POST', body: 'a=b' }],
    ['/livez', 200],
  ];
  for (const [path, status, options] of requests) {
    const answer = await send(path, options);
    const found = Object.fromEntries(Object.keys(always).map((name) => [name, answer.headers[name]]));
    const said = `${options?.method ?? 'GET'} ${path}`;
    expect.soft({ said, status: answer.status, ...found }).toEqual({ said, status, ...always });
    expect.soft([said, answer.headers['cross-origin-resource-policy']]).toEqual([said, 'same-origin']);
  }
});

test('responses to malformed HTTP requests have them as well', async () => {
  const socket = connect(Number(server.port), 'localhost');
  socket.write('NONSENSE\r\n\r\n');
  let text = '';
  for await (const part of socket) text += part;
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  for (const name of Object.keys(always)) expect(text).toContain(`${name}: `);
});
