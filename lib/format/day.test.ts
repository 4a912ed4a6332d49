import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatDayLong, formatDayRange, formatMonth } from './day';
import { formatAgo, formatDuration, formatInstant, formatRelative } from './time';

test.each([
  ['2026-11-03', '2026-11-03', '3 Nov 2026'],
  ['2026-11-03', '2026-11-30', '3 – 30 Nov 2026'],
  ['2026-10-28', '2026-11-03', '28 Oct – 3 Nov 2026'],
  ['2025-12-01', '2026-11-03', '1 Dec 2025 – 3 Nov 2026'],
])('%s to %s is %s', (start, end, expected) => {
  expect(formatDayRange(start, end)).toBe(expected);
});

test.each([
  ['2026-11-22', '2026-11-01'],
  ['abc', '2026-11-01'],
  ['abc', 'abc'],
  ['2026-02-30', '2026-03-02'],
  ['2026-11-01', ''],
])('%s to %s is no range, and printed as none', (start, end) => {
  expect(formatDayRange(start, end)).toBe('No such days');
});

test('a day does not move with the zone', () => {
  expect(formatDay('2026-01-01')).toBe('1 Jan 2026');
  expect(formatDayLong('2026-11-03')).toBe('Tue, 3 Nov 2026');
  expect(formatMonth('2026-09-30')).toBe('Sep 2026');
});

test('an instant names its zone', () => {
  expect(formatInstant('2026-11-03T13:05:00.000Z', 'Europe/Berlin')).toBe('3 Nov 2026, 14:05 CET');
});

test.each([
  [-10, 'just now'],
  [-120, '2 min ago'],
  [-7_300, '2 hr ago'],
  [-3 * 86_400, '3 days ago'],
  [86_400 * 40, 'in 1 mo'],
])('%s seconds away is %s', (offset, expected) => {
  const now = new Date('2026-11-03T00:00:00.000Z');
  expect(formatRelative(new Date(now.getTime() + offset * 1_000), now)).toBe(expected);
});

test.each([
  [8, '8 s'],
  [200, '3 min 20 s'],
  [120, '2 min'],
  [3_900, '1 h 5 min'],
  [7_200, '2 h'],
])('%s seconds last %s', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});

test('relative times read as `Intl` writes them', () => {
  const short = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' });
  const now = new Date('2026-11-03T00:00:00.000Z');
  const sizes = { minute: 60, hour: 3_600, day: 86_400, month: 30 * 86_400, year: 365 * 86_400 } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(sizes) as (keyof typeof sizes)[])),
      fc.integer({ min: 1, max: 11 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.constantFrom(-1, 1),
      (unit, amount, part, sign) => {
        const seconds = amount * sizes[unit] + Math.floor(part * sizes[unit]);
        const instant = new Date(now.getTime() + sign * seconds * 1_000);
        expect(formatRelative(instant, now)).toBe(short.format(sign * amount, unit).replace('.', ''));
      },
    ),
  );
});

test('what a clock ahead of this one has told is not still to come', () => {
  const now = '2026-11-21T12:00:00.000Z';
  expect(formatAgo('2026-11-21T12:05:00Z', now)).toBe('just now');
  expect(formatAgo('2026-11-21T11:55:00Z', now)).toBe('5 min ago');
});
