import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, endOfMonth, toDay } from './days';

test('the day of an instant is its UTC day', () => {
  expect(toDay(new Date('2026-11-03T00:00:00.000Z'))).toBe('2026-11-03');
  expect(toDay(new Date('2026-11-03T23:59:59.999Z'))).toBe('2026-11-03');
});

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 4_000 }), (later, count) => {
      const from = addDays('1970-01-01', later);
      expect(countDays({ from, to: addDays(from, count) })).toBe(count + 1);
    }),
  );
});

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2026-04-15', '2026-04-30'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends on %s', (day, last) => {
  expect(endOfMonth(day)).toBe(last);
});
