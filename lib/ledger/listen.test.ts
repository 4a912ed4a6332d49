import { expect, it } from 'vitest';
import { Failure, type FailureCode } from '@/lib/failure';
import { listen } from './listen';
import { makeFakeApi } from './testing/fake-api';

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
    throw new Failure(code, 'No.');
  };
  clock.now += 60_000;
  await ask();
  expect(silentMs()).toBe(expected);
});

it('hears every answer, and counts no silence that was asked for', async () => {
  const { clock, ask, silentMs } = setUp();
  clock.now += 60_000;
  await ask();
  expect(silentMs()).toBe(0);
  clock.pausedUntil = clock.now + 200_000;
  clock.now += 201_000;
  expect(silentMs()).toBe(1_000);
});
