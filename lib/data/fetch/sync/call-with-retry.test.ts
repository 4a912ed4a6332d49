import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { callWithRetry } from './call-with-retry';
import { createRateLimiter } from './rate-limiter';

const throttled = (retryAfter: number) => new Failure('throttled', 'Slow down.', { retryAfter });

it('waits as long as the API asks, then retries', async () => {
  const refusals = [throttled(0.3), throttled(0.2)];
  const began = Date.now();
  const answer = await callWithRetry(createRateLimiter(), new AbortController().signal, async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return 'answer';
  });
  expect(answer).toBe('answer');
  expect(Date.now() - began).toBeGreaterThanOrEqual(490);
});

it('waits the full time if it is within bounds', async () => {
  const limiter = createRateLimiter();
  const leave = new AbortController();
  const asking = callWithRetry(limiter, leave.signal, () => Promise.reject(throttled(290)));
  await expect.poll(() => limiter.pausedUntil() - Date.now()).toBeGreaterThan(285_000);
  leave.abort();
  await expect(asking).rejects.toThrow();
});

it('does not retry if the wait is longer, and reports how long it is', async () => {
  let calls = 0;
  const limiter = createRateLimiter();
  const asking = callWithRetry(limiter, new AbortController().signal, () => {
    calls += 1;
    return Promise.reject(throttled(3_600));
  });
  await expect(asking).rejects.toMatchObject({
    state: 'failed',
    message: 'The API asks to wait 60 minutes. Sync again after that.',
  });
  expect(calls).toBe(1);
  // Other syncs end for the same reason, instead of waiting for an hour.
  expect(limiter.pausedUntil()).toBe(0);
});

it('blocks other calls while it waits', async () => {
  const limiter = createRateLimiter();
  const leave = new AbortController();
  let calls = 0;
  const asking = Array.from({ length: 8 }, () =>
    callWithRetry(limiter, leave.signal, async () => {
      calls += 1;
      throw throttled(290);
    }),
  );
  await expect.poll(() => limiter.pausedUntil() - Date.now()).toBeGreaterThan(285_000);
  await sleep(50);
  leave.abort();
  await Promise.allSettled(asking);
  // As many as could start at once.
  expect(calls).toBe(4);
});
