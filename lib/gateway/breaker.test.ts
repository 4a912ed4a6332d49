import { BrokenCircuitError } from 'cockatiel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker';

const outage = new Error('down');
const fail = () => Promise.reject(outage);
const answer = async () => 'answer';
const make = () => createBreaker({ failures: 3, openMs: 10_000, isOutage: (error) => error === outage });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const breaker = make();
  for (let turn = 0; turn < 3; turn += 1) await expect(breaker.run(fail)).rejects.toBe(outage);
  return breaker;
}

it('opens after outages in a row, and closes when a trial succeeds', async () => {
  const breaker = await open();
  expect(breaker.isOpen()).toBe(true);
  await expect(breaker.run(answer)).rejects.toThrow(BrokenCircuitError);
  vi.advanceTimersByTime(10_000);
  expect(await breaker.run(answer)).toBe('answer');
  expect(await breaker.run(answer)).toBe('answer');
});

it('stays open if a trial fails, and lets others wait for it', async () => {
  const breaker = await open();
  vi.advanceTimersByTime(10_000);
  const [trial, other] = await Promise.allSettled([breaker.run(fail), breaker.run(answer)]);
  expect(trial).toMatchObject({ reason: outage });
  expect(other).toMatchObject({ reason: expect.any(BrokenCircuitError) });
  vi.advanceTimersByTime(10_000);
  expect(await Promise.all([breaker.run(answer), breaker.run(answer)])).toEqual(['answer', 'answer']);
});

it('closes after a trial that is refused, because the API answers', async () => {
  const breaker = await open();
  vi.advanceTimersByTime(10_000);
  await expect(breaker.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await breaker.run(answer)).toBe('answer');
});

it('counts neither outages between successes nor other errors', async () => {
  const breaker = make();
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(breaker.run(fail)).rejects.toBe(outage);
    await expect(breaker.run(fail)).rejects.toBe(outage);
    await expect(breaker.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await breaker.run(answer)).toBe('answer');
  }
});

it.each([-86_400_000, 86_400_000])(
  'is open for ten seconds, also if the clock moves by %d ms',
  async (ms) => {
    const breaker = await open();
    vi.setSystemTime(Date.now() + ms);
    vi.advanceTimersByTime(9_000);
    await expect(breaker.run(answer)).rejects.toThrow(BrokenCircuitError);
    vi.advanceTimersByTime(1_000);
    expect(await breaker.run(answer)).toBe('answer');
  },
);
