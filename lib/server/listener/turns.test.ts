import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { chooseNext, createQueue } from './turns.mjs';

/** Takes this long of the event loop. */
function keepBusy(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('starts a few in each turn, so that what comes meanwhile is between them', async () => {
  const order: string[] = [];
  const queue = createQueue(2, () => 0);
  const add = (name: string) => queue.add({ start: () => order.push(name) });
  for (const name of ['a', 'b', 'c', 'd']) add(name);
  expect(order).toEqual([]);
  setImmediate(() => order.push('another turn'));
  await sleep(20);
  expect(order).toEqual(['a', 'b', 'another turn', 'c', 'd']);
});

it('says how late a turn began, and asks again soon if all have to wait', async () => {
  const delays: number[] = [];
  let started = 0;
  const queue = createQueue(1, (_, delayMs) => {
    delays.push(delayMs);
    return delayMs > 50 ? -1 : 0;
  });
  queue.add({ start: () => (started += 1) });
  keepBusy(80);
  await expect.poll(() => started).toBe(1);
  expect(delays[0]).toBeGreaterThan(50);
  expect(delays.at(-1)).toBeLessThanOrEqual(50);
  expect(queue.oldest()).toBeUndefined();
});

it('chooses the oldest of the caller with the fewest at work, and none of a caller with the most', () => {
  const work = (caller: string, isStarted = true, headersSent = false) =>
    [{ headersSent }, { caller, isStarted }] as const;
  const pending = new Map([
    ...[work('a'), work('a'), work('b')],
    // Those that wait or have begun to answer are not at work.
    ...[work('b', false), work('b', true, true)],
  ]);
  const choose = (callers: string, most: number) =>
    chooseNext(
      [...callers].map((caller) => ({ caller })),
      pending,
      most,
    );
  expect(choose('aabb', 4)).toBe(2);
  expect(choose('aabbc', 4)).toBe(4);
  expect(choose('aa', 3)).toBe(0);
  expect(choose('aa', 2)).toBe(-1);
  expect(choose('ab', 2)).toBe(1);
  expect(choose('ab', 1)).toBe(-1);
  expect(choose('abc', 1)).toBe(2);
});
