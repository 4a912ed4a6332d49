import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimit } from './rate-limit';

const start = new Date('2026-11-23T12:00:00.000Z');
beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const read = (headers: Headers) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

it('limits requests per token and minute, and says how many are left and when the count resets', async () => {
  const limit = createRateLimit({
    name: 'token',
    perMinute: 3,
    refuse: (most, wait) => `More than ${most} requests a minute. Wait ${wait} seconds.`,
  });
  const take = async (id: string) => {
    const headers = new Headers();
    const failure: unknown = await limit.take(id, headers).catch((error: unknown) => error);
    return { failure, told: read(headers) };
  };
  const policy = '"token";q=3;w=60';
  expect(await take('a')).toEqual({ failure: undefined, told: [policy, '"token";r=2;t=60'] });
  vi.advanceTimersByTime(20_000);
  expect((await take('a')).told).toEqual([policy, '"token";r=1;t=40']);
  expect((await take('a')).told).toEqual([policy, '"token";r=0;t=40']);
  vi.advanceTimersByTime(500);
  const over = await take('a');
  expect(over.told).toEqual([policy, '"token";r=0;t=40']);
  expect(over.failure).toMatchObject({
    code: 'throttled',
    status: 429,
    retryAfter: 40,
    message: 'More than 3 requests a minute. Wait 40 seconds.',
  });
  expect((await take('b')).told).toEqual([policy, '"token";r=2;t=60']);

  vi.advanceTimersByTime(39_400);
  expect((await take('a')).failure).toMatchObject({ retryAfter: 1 });
  vi.advanceTimersByTime(100);
  expect(await take('a')).toEqual({ failure: undefined, told: [policy, '"token";r=2;t=60'] });
});
