import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter';

const { signal } = new AbortController();
setMaxListeners(0, signal);

/** Runs calls of this duration with a fake clock. */
async function answer(
  limiter: ReturnType<typeof createRateLimiter>,
  clock: { now: number },
  count: number,
  latency: number,
) {
  for (let call = 0; call < count; call += 1) {
    await limiter.run(signal, async () => {
      clock.now += latency;
    });
  }
}

it('grows to sixteen while latency is stable', async () => {
  const clock = { now: 0 };
  const limiter = createRateLimiter(() => clock.now);
  await answer(limiter, clock, 100, 20);
  expect(limiter.limit()).toBe(16);
});

it('halves on a rejection, once a second, at least to one, and then grows slowly', async () => {
  const clock = { now: 10_000 };
  const limiter = createRateLimiter(() => clock.now);
  await answer(limiter, clock, 20, 20);
  limiter.slowDown();
  limiter.slowDown();
  expect(limiter.limit()).toBe(8);
  await answer(limiter, clock, 8, 20);
  expect(limiter.limit()).toBe(8);
  await answer(limiter, clock, 8, 20);
  expect(limiter.limit()).toBeGreaterThan(8);
  for (let refusal = 0; refusal < 10; refusal += 1) {
    clock.now += 2_000;
    limiter.slowDown();
  }
  expect(limiter.limit()).toBe(1);
});

it('halves if latency rises far above its best', async () => {
  const clock = { now: 0 };
  const limiter = createRateLimiter(() => clock.now);
  await answer(limiter, clock, 50, 20);
  await answer(limiter, clock, 20, 2_000);
  expect(limiter.limit()).toBeLessThan(16);
});

it('starts no more calls than its limit, and none while the API asks to wait', async () => {
  const limiter = createRateLimiter();
  let active = 0;
  let most = 0;
  const call = async () => {
    active += 1;
    most = Math.max(most, active);
    await sleep(2);
    active -= 1;
  };
  await Promise.all(Array.from({ length: 100 }, () => limiter.run(signal, call)));
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(16);
  limiter.slowDown(0.2);
  const began = Date.now();
  await limiter.run(signal, call);
  expect(Date.now() - began).toBeGreaterThanOrEqual(190);
});

it('stops waiting when the sync ends', async () => {
  const limiter = createRateLimiter();
  const abort = new AbortController();
  limiter.slowDown(30);
  const waiting = limiter.run(abort.signal, async () => {});
  abort.abort(new Error('over'));
  await expect(waiting).rejects.toThrow();
});
