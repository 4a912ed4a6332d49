import { describe, expect, it } from 'vitest';
import { demand, isSaleDay, toDate, toDateTime, toDay } from './calendar';

describe('the calendar', () => {
  it.each(['1970-01-01', '2024-02-29', '2026-12-31'])('%s converts to a day and back', (date) => {
    expect(toDate(toDay(date))).toBe(date);
    expect(toDateTime(toDay(date))).toBe(`${date}T00:00:00.000Z`);
  });

  it.each([
    ['2025-11-28', true],
    ['2025-12-01', true],
    ['2025-12-02', false],
    ['2026-11-27', true],
    ['2026-11-20', false],
    ['2026-07-08', true],
    ['2026-07-12', false],
    ['2025-12-27', true],
    ['2026-05-14', false],
  ])('%s is a sale day: %s', (date, expected) => {
    expect(isSaleDay(toDay(date))).toBe(expected);
  });

  it('grows over a year, and sells more on Sundays than on Fridays', () => {
    const origin = toDay('2025-03-01');
    const sum = (from: string, step: number, count: number) =>
      Array.from({ length: count }, (_, i) => demand(toDay(from) + i * step, origin, 1)).reduce(
        (a, b) => a + b,
      );
    expect(sum('2026-03-01', 1, 28)).toBeGreaterThan(1.4 * sum('2025-03-02', 1, 28));
    expect(sum('2025-03-02', 7, 8)).toBeGreaterThan(1.1 * sum('2025-03-07', 7, 8));
  });
});
