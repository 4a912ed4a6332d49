import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { watchTrouble } from './watch-trouble';

function setUp() {
  const clock = { now: 1_000_000, pausedUntil: 0, silentMs: 0 };
  const api = makeFakeApi({});
  const failing = { current: null };
  const watch = () =>
    watchTrouble({
      failing,
      call: api.call,
      about: {},
      limiter: { pausedUntil: () => clock.pausedUntil },
      silentMs: () => clock.silentMs,
      now: () => clock.now,
    });
  const { call, trouble } = watch();
  const ask = () => call('listBrands', { query: {} }).catch(() => {});
  return { api, clock, ask, trouble, watch };
}

const down = () => {
  throw new Failure('upstream_unavailable', 'The API is not available at the moment.');
};
const instant = (ms: number) => new Date(ms).toISOString();

it('reports lasting failures since the first one, until a call succeeds', async () => {
  const { api, clock, ask, trouble } = setUp();
  api.fault = down;
  await ask();
  expect(trouble()).toBeNull();
  clock.now += 4_000;
  await ask();
  const told = {
    message: 'The API is not available at the moment.',
    since: instant(1_000_000),
    retryAt: null,
    requestId: expect.any(String),
  };
  expect(trouble()).toEqual(told);
  clock.pausedUntil = clock.now + 10_000;
  expect(trouble()).toEqual({ ...told, retryAt: instant(clock.pausedUntil) });
  api.fault = null;
  await ask();
  expect(trouble()).toBeNull();
});

it('reports an API that does not respond', () => {
  const { clock, trouble } = setUp();
  clock.silentMs = 5_000;
  expect(trouble()).toMatchObject({ message: 'The API does not answer.', since: instant(995_000) });
});

it('continues to report when the next sync starts', async () => {
  const { api, clock, ask, trouble, watch } = setUp();
  api.fault = down;
  await ask();
  clock.now += 4_000;
  expect(watch().trouble()).toEqual(trouble());
});

it('does not report an invalid request', async () => {
  const { api, clock, ask, trouble } = setUp();
  api.fault = () => {
    throw new Failure('invalid_input', 'Input Validation Failed');
  };
  await ask();
  clock.now += 60_000;
  expect(trouble()).toBeNull();
});
