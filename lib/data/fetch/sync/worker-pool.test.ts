import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool';

it('fetches and stores every piece once, within its limits', async () => {
  const cases = fc.record({ pieces: fc.nat(60), limit: fc.integer({ min: 1, max: 16 }), slow: fc.nat(4) });
  const property = fc.asyncProperty(cases, fc.infiniteStream(fc.nat(3)), async (given, delays) => {
    let left = given.pieces;
    let fetching = 0;
    let maxFetching = 0;
    let storing = 0;
    const stored: string[] = [];
    const wait = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    };
    const pool = createWorkerPool<number, string>({
      signal: new AbortController().signal,
      take: () => (left > 0 ? left-- : undefined),
      limit: () => given.limit,
      fetch: async (piece) => {
        fetching += 1;
        maxFetching = Math.max(maxFetching, fetching);
        await wait(Number(delays.next().value));
        fetching -= 1;
        return piece % 7 === 0 ? undefined : `piece ${piece}`;
      },
      store: async (fetched) => {
        expect(fetched.length).toBeGreaterThan(0);
        storing += 1;
        expect(storing).toBe(1);
        await wait(given.slow);
        storing -= 1;
        stored.push(...fetched);
      },
      onError: (error) => expect.fail(String(error)),
    });
    // Waking it at a bad moment ends nothing.
    const waking = setInterval(pool.wake, 0);
    await pool.run();
    clearInterval(waking);
    expect(pool.active()).toBe(0);
    expect(maxFetching).toBeLessThanOrEqual(given.limit);
    const all = Array.from({ length: given.pieces }, (_, index) => index + 1);
    const expected = all.filter((piece) => piece % 7 !== 0).map((piece) => `piece ${piece}`);
    expect(stored.sort()).toEqual(expected.sort());
  });
  await fc.assert(property, { numRuns: 100 });
});

it('starts nothing after an abort, and waits for running work', async () => {
  const abort = new AbortController();
  let taken = 0;
  let stored = 0;
  const pool = createWorkerPool<number, number>({
    signal: abort.signal,
    take: () => ++taken,
    limit: () => 3,
    fetch: async (piece) => {
      if (piece === 2) throw new Error('gone');
      await setImmediate();
      return piece;
    },
    store: async (fetched) => {
      await setImmediate();
      stored += fetched.length;
    },
    onError: (error) => abort.abort(error),
  });
  await pool.run();
  expect([taken, stored]).toEqual([3, 2]);
});

it('fetches at most 48 pieces ahead of a slow store', async () => {
  let fetched = 0;
  let left = 200;
  let release = () => {};
  const stored: number[] = [];
  const pool = createWorkerPool<number, number>({
    signal: new AbortController().signal,
    take: () => (left > 0 ? left-- : undefined),
    limit: () => 4,
    fetch: async (piece) => {
      fetched += 1;
      return piece;
    },
    store: async (batch) => {
      if (stored.length === 0) await new Promise<void>((resolve) => (release = resolve));
      stored.push(...batch);
    },
    onError: (error) => expect.fail(String(error)),
  });
  const running = pool.run();
  for (let turn = 0; turn < 300; turn += 1) await setImmediate();
  // Pieces that are being fetched when the limit is reached still arrive.
  expect(fetched).toBeGreaterThanOrEqual(48);
  expect(fetched).toBeLessThan(48 + 4);
  release();
  await running;
  expect(stored).toHaveLength(200);
});

it('stores pieces that have waited a second, while others are being fetched', async () => {
  let left = 2;
  const stored: number[] = [];
  let finish = () => {};
  const pool = createWorkerPool<number, number>({
    signal: new AbortController().signal,
    take: () => (left > 0 ? left-- : undefined),
    limit: () => 2,
    fetch: (piece) =>
      piece === 2 ? Promise.resolve(2) : new Promise((resolve) => (finish = () => resolve(piece))),
    store: async (fetched) => {
      stored.push(...fetched);
      finish();
    },
    onError: (error) => expect.fail(String(error)),
  });
  await pool.run();
  expect(stored).toEqual([2, 1]);
});
