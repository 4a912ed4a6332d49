import { expect, test } from 'vitest';
import { formatDay, formatDayRange, formatMonth } from './day';

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
  expect(formatMonth('2026-09-30')).toBe('Sept 2026');
});
