import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from '@/lib/contract/dates';
import { addDays, countDays, type Weekday } from '@/lib/data/terms/days';
import { daysOfName, type RelativeName, relativeNames } from './relative-range';

test.each<[RelativeName, string, Weekday, string, string]>([
  ['yesterday', '2026-03-01', 1, '2026-02-28', '2026-02-28'],
  ['last-7-days', '2026-03-03', 1, '2026-02-25', '2026-03-03'],
  ['week-to-date', '2026-11-22', 1, '2026-11-16', '2026-11-22'],
  ['week-to-date', '2026-11-22', 0, '2026-11-22', '2026-11-22'],
  ['week-to-date', '2026-11-23', 6, '2026-11-21', '2026-11-23'],
  ['last-week', '2026-11-23', 1, '2026-11-16', '2026-11-22'],
  ['last-week', '2026-11-23', 0, '2026-11-15', '2026-11-21'],
  ['last-month', '2024-03-15', 1, '2024-02-01', '2024-02-29'],
  ['last-month', '2026-01-01', 1, '2025-12-01', '2025-12-31'],
  ['quarter-to-date', '2026-11-21', 1, '2026-10-01', '2026-11-21'],
  ['last-quarter', '2026-11-21', 1, '2026-07-01', '2026-09-30'],
  ['last-quarter', '2026-01-01', 1, '2025-10-01', '2025-12-31'],
  ['year-to-date', '2026-01-01', 1, '2026-01-01', '2026-01-01'],
])('%s on %s, weeks from day %s', (name, today, weekStart, from, to) => {
  expect(daysOfName(name, today, weekStart)).toEqual({ from, to });
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('2000-01-01', offset));
const anyWeekday = fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday);

test('every name, on any day, is a range that the API accepts', () => {
  fc.assert(
    fc.property(anyDay, anyWeekday, (today, weekStart) => {
      for (const name of relativeNames) {
        const range = daysOfName(name, today, weekStart);
        expect(isDay(range.from) && isDay(range.to)).toBe(true);
        expect(countDays(range)).toBeGreaterThan(0);
        expect(countDays(range)).toBeLessThanOrEqual(366);
        expect(range.to <= today).toBe(true);
      }
    }),
  );
});

test('last week is the seven days before the week to date, which starts on the given weekday', () => {
  fc.assert(
    fc.property(anyDay, anyWeekday, (today, weekStart) => {
      const current = daysOfName('week-to-date', today, weekStart);
      const before = daysOfName('last-week', today, weekStart);
      expect(new Date(current.from).getUTCDay()).toBe(weekStart);
      expect(countDays(current)).toBeLessThanOrEqual(7);
      expect(countDays(before)).toBe(7);
      expect(addDays(before.to, 1)).toBe(current.from);
    }),
  );
});
