import { afterEach, beforeEach, expect, it } from 'vitest';
import { resolveTo } from '@/lib/base/testing/resolve-to';
import type { Resolve } from '@/lib/base/upstream-address';
import { createWebhookCaller } from './call-webhook';
import { openWebhookReceiver } from './testing/webhook-receiver';

let receiver: Awaited<ReturnType<typeof openWebhookReceiver>>;
beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
afterEach(() => receiver.close());

const { signal } = new AbortController();
const open = createWebhookCaller({ allowPrivate: true });
const problemOf = (problem: string) => ({ status: null, retryAfterMs: null, problem });

it('posts JSON, and says what was answered', async () => {
  receiver.answer = () => ({ status: 503, headers: { 'retry-after': '120' } });
  expect(await open(`${receiver.url}/hook?a=1`, '{"a":1}', { 'webhook-id': 'm' }, signal)).toEqual({
    status: 503,
    retryAfterMs: 120_000,
    problem: null,
  });
  expect(receiver.received).toMatchObject([
    {
      path: '/hook?a=1',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'webhook-id': 'm' },
    },
  ]);
});

it('does not follow redirects', async () => {
  receiver.answer = () => ({ status: 307, headers: { location: `${receiver.url}/other` } });
  expect(await open(`${receiver.url}/hook`, '{}', {}, signal)).toMatchObject({ status: 307 });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
});

it('does not read a large answer', async () => {
  receiver.answer = () => ({ status: 200, body: 'x'.repeat(50_000_000) });
  expect(await open(receiver.url, '{}', {}, signal)).toMatchObject({ status: 200 });
});

it.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', '100.64.0.1', '::1', 'fd00::1', '::ffff:8.8.8.8'])(
  'does not call a name that resolves to %s',
  async (address) => {
    const call = createWebhookCaller({ allowPrivate: false, resolve: resolveTo(address) });
    expect(await call(`https://hooks.example:${receiver.port}/`, '{}', {}, signal)).toEqual(
      problemOf('address'),
    );
    expect(receiver.received).toEqual([]);
  },
);

it.each([
  ['8.8.8.8', '127.0.0.1'],
  ['127.0.0.1', '8.8.8.8'],
  ['8.8.8.8', '2606:4700::1', '::1'],
])('does not call a name of several addresses, one of which is private: %s, %s', async (...addresses) => {
  const call = createWebhookCaller({ allowPrivate: false, resolve: resolveTo(...addresses) });
  expect(await call(`https://hooks.example:${receiver.port}/`, '{}', {}, signal)).toEqual(
    problemOf('address'),
  );
  const open = createWebhookCaller({ allowPrivate: true, resolve: resolveTo('127.0.0.1', '169.254.0.1') });
  expect(await open(`http://hooks.example:${receiver.port}/`, '{}', {}, signal)).toEqual(
    problemOf('address'),
  );
  expect(receiver.received).toEqual([]);
});

it('calls a name at the address that was checked, and metadata never', async () => {
  const call = (address: string) =>
    createWebhookCaller({ allowPrivate: true, resolve: resolveTo(address) })(
      ...([`http://hooks.example:${receiver.port}/`, '{}', {}, signal] as const),
    );
  expect(await call('127.0.0.1')).toMatchObject({ status: 204 });
  expect(await call('169.254.169.254')).toEqual(problemOf('address'));
});

it('calls no literal private address, and nothing over http', async () => {
  const call = createWebhookCaller({ allowPrivate: false });
  for (const url of [receiver.url, receiver.url.replace('http', 'https'), 'http://hooks.example/']) {
    expect(await call(url, '{}', {}, signal)).toEqual(problemOf('address'));
  }
});

it('says why there was no answer', async () => {
  const unknown: Resolve = (_name, _options, callback) =>
    callback(Object.assign(new Error('canary'), { code: 'ENOTFOUND' }), []);
  const call = createWebhookCaller({ allowPrivate: true, resolve: unknown });
  expect(await call('http://hooks.example/', '{}', {}, signal)).toEqual(problemOf('name'));
  expect(await open(receiver.url.replace('http', 'https'), '{}', {}, signal)).toEqual(problemOf('tls'));
  receiver.answer = () => undefined;
  const hasty = createWebhookCaller({ allowPrivate: true, timeoutMs: 50 });
  expect(await hasty(receiver.url, '{}', {}, signal)).toEqual(problemOf('timeout'));
  await receiver.close();
  expect(await open(receiver.url, '{}', {}, signal)).toEqual(problemOf('connection'));
});

it('rejects when its signal ends', async () => {
  receiver.answer = () => undefined;
  const ending = new AbortController();
  const called = open(receiver.url, '{}', {}, ending.signal);
  setTimeout(() => ending.abort(new Error('The process ends.')), 20);
  await expect(called).rejects.toThrow('The process ends.');
});
