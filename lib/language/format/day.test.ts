import { expect, test } from 'vitest';
import { formatDayRange, formatDayShort, formatMonth } from './day';

test.each([
  ['2026-11-03', '2026-11-03', 'Nov 3, 2026'],
  ['2026-11-03', '2026-11-30', 'Nov 3 – 30, 2026'],
  ['2026-10-28', '2026-11-03', 'Oct 28 – Nov 3, 2026'],
  ['2025-12-01', '2026-11-03', 'Dec 1, 2025 – Nov 3, 2026'],
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

test('a day does not depend on the time zone', () => {
  expect(formatDayShort('2026-01-01')).toBe('Jan 1');
  expect(formatMonth('2026-09-30')).toBe('Sep 2026');
});
