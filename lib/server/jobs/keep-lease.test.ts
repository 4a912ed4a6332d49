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

it('survives an outage until ten seconds after a renewal began, also if the clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  let renewals = 0;
  const kept = keepLease(async () => {
    renewals += 1;
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(renewals === 1 ? 8_000 : 1_000);
    if (renewals > 1) throw down;
  }, new AbortController().signal);
  await expect(kept).rejects.toBe(down);
  expect(renewals).toBe(3);
});
