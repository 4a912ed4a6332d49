import { expect, it } from 'vitest';
import { Failure, type FailureCode } from '@/lib/base/failure';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { listen } from './listen';

function setUp() {
  const clock = { now: 1_000_000, pausedUntil: 0 };
  const api = makeFakeApi({});
  const { call, silentMs } = listen(api.call, { pausedUntil: () => clock.pausedUntil }, () => clock.now);
  const ask = () => call('listBrands', { query: {} }).catch(() => {});
  return { api, clock, ask, silentMs };
}

it.each<[FailureCode, number]>([
  ['throttled', 0],
  ['upstream_failed', 0],
  ['key_refused', 0],
  ['upstream_unavailable', 60_000],
  ['upstream_timeout', 60_000],
])('takes %s for a silence of %d ms', async (code, expected) => {
  const { api, clock, ask, silentMs } = setUp();
  api.fault = () => {
    clock.now += 60_000;
    throw new Failure(code, 'No.');
  };
  await ask();
  expect(silentMs()).toBe(expected);
});

it('counts from the first call without a response, however often it is retried', async () => {
  const { api, clock, ask, silentMs } = setUp();
  api.fault = () => {
    throw new Failure('upstream_unavailable', 'No.');
  };
  for (let tries = 0; tries < 3; tries += 1) {
    await ask();
    clock.now += 10_000;
  }
  expect(silentMs()).toBe(30_000);
  api.fault = null;
  await ask();
  expect(silentMs()).toBe(0);
});

it('does not count time without calls', async () => {
  const { clock, ask, silentMs } = setUp();
  clock.now += 600_000;
  expect(silentMs()).toBe(0);
  await ask();
  clock.now += 600_000;
  expect(silentMs()).toBe(0);
});

it('does not count time when the API asked us to wait', () => {
  const { api, clock, ask, silentMs } = setUp();
  api.fault = () => new Promise(() => {});
  ask();
  clock.pausedUntil = clock.now + 200_000;
  clock.now += 150_000;
  expect(silentMs()).toBe(0);
  clock.now += 51_000;
  expect(silentMs()).toBe(1_000);
});
