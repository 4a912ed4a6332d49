import { afterEach, expect, it, vi } from 'vitest';
import { createKeyedCache } from './keyed-cache';

afterEach(() => {
  vi.useRealTimers();
});

it('caches a value for its lifetime, and computes it once', () => {
  vi.useFakeTimers({ now: 0 });
  const cache = createKeyedCache<number>(1_000);
  let made = 0;
  const get = () =>
    cache.getOrMake('key', () => {
      made += 1;
      return made;
    });
  expect([get(), get()]).toEqual([1, 1]);
  vi.advanceTimersByTime(1_000);
  expect(get()).toBe(2);
});

it('does not live longer if the clock is set back', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const cache = createKeyedCache<number>(1_000);
  cache.getOrMake('key', () => 1);
  vi.setSystemTime(0);
  vi.advanceTimersByTime(1_000);
  expect(cache.getOrMake('key', () => 2)).toBe(2);
});

it('drops expired values, even if there are few', () => {
  vi.useFakeTimers({ now: 0 });
  const cache = createKeyedCache<number>(1_000);
  cache.getOrMake('old', () => 1);
  vi.advanceTimersByTime(500);
  cache.getOrMake('older', () => 2);
  vi.advanceTimersByTime(700);
  cache.getOrMake('new', () => 3);
  expect(cache.size()).toBe(2);
});

it('keeps the newest thousand', () => {
  const cache = createKeyedCache<number>(Number.POSITIVE_INFINITY);
  for (let key = 0; key < 1_200; key += 1) cache.getOrMake(`${key}`, () => key);
  expect(cache.getOrMake('200', () => -1)).toBe(200);
  expect(cache.getOrMake('199', () => -1)).toBe(-1);
});

it('does not cache a rejected promise, and keeps its replacement', async () => {
  const cache = createKeyedCache<Promise<number>>(60_000);
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<number>((_, refuse) => {
    reject = refuse;
  });
  const failing = cache.getOrMake('key', () => promise);
  cache.forget('key');
  await cache.getOrMake('key', async () => 2);
  reject(new Error('too late'));
  await expect(failing).rejects.toThrow('too late');
  expect(await cache.getOrMake('key', async () => 3)).toBe(2);
  await expect(cache.getOrMake('other', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.getOrMake('other', async () => 4)).toBe(4);
});
