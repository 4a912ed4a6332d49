import { expect, it } from 'vitest';
import { isTimeZone } from '@/lib/base/time-zone';
import { nextRun } from './next-run';

const next = (pattern: string, timeZone: string, now: string) =>
  nextRun(pattern, timeZone, new Date(now)).toISOString();

it('is at the local time, in summer and in winter', () => {
  expect(next('0 6 * * *', 'Europe/Berlin', '2026-07-01T12:00:00Z')).toBe('2026-07-02T04:00:00.000Z');
  expect(next('0 6 * * *', 'Europe/Berlin', '2026-12-01T12:00:00Z')).toBe('2026-12-02T05:00:00.000Z');
  expect(next('30 2 * * *', 'Asia/Tokyo', '2026-11-27T00:00:00Z')).toBe('2026-11-27T17:30:00.000Z');
});

it('does not skip the day whose clock goes forward, and counts the hour that repeats once', () => {
  // 02:30 does not exist in Berlin on March 29, 2026.
  expect(next('30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z')).toMatch(/^2026-03-29T0[01]:/);
  const first = nextRun('30 2 * * *', 'Europe/Berlin', new Date('2026-10-24T12:00:00Z'));
  const second = nextRun('30 2 * * *', 'Europe/Berlin', first);
  expect(second.getTime() - first.getTime()).toBeGreaterThan(20 * 3_600_000);
});

it('is spread by up to five minutes, and the same for one text', () => {
  const now = new Date('2026-11-27T00:00:00Z');
  const planned = Array.from({ length: 500 }, (_, at) => nextRun('0 6 * * *', 'UTC', now, `workspace ${at}`));
  const delays = planned.map((moment) => moment.getTime() - Date.parse('2026-11-27T06:00:00Z'));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...delays)).toBeLessThan(300_000);
  expect(new Set(delays.map((delay) => Math.floor(delay / 60_000))).size).toBe(5);
  expect(nextRun('0 6 * * *', 'UTC', now, 'workspace 7')).toEqual(planned[7]);
});

it('never repeats a run whose delay is not over', () => {
  for (let at = 0; at < 50; at += 1) {
    const first = nextRun('0 * * * *', 'UTC', new Date('2026-11-27T00:00:00Z'), `${at}`);
    const second = nextRun('0 * * * *', 'UTC', first, `${at}`);
    expect(second.getTime() - first.getTime()).toBe(3_600_000);
  }
});

it('knows time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
