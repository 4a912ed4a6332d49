import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDays, toDay } from './days';

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
