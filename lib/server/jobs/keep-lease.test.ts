import { afterEach, expect, it, vi } from 'vitest';
import { keepLease } from './keep-lease';

const down = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });

afterEach(() => {
  vi.useRealTimers();
});

it('renews until it is told to stop', async () => {
  const stop = new AbortController();
  let renewals = 0;
  const kept = keepLease(async () => {
    renewals += 1;
    if (renewals === 2) stop.abort();
  }, stop.signal);
  await expect(kept).rejects.toThrow('aborted');
  expect(renewals).toBe(2);
});

it('ends with an error that is no outage', async () => {
  const lost = new Error('The lease is lost.');
  await expect(keepLease(() => Promise.reject(lost), new AbortController().signal)).rejects.toBe(lost);
});

it('survives an outage until the lease has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  let renewals = 0;
  const kept = keepLease(async () => {
    renewals += 1;
    vi.setSystemTime(start + (renewals === 1 ? 9_000 : 10_000));
    throw down;
  }, new AbortController().signal);
  await expect(kept).rejects.toBe(down);
  expect(renewals).toBe(2);
});
