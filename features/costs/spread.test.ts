import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, eachDay } from '@/lib/data/terms/days';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { countRuns } from '@/lib/testing/count-runs';
import { takePart } from './spread';

const from = '2026-01-30';

it('gives the parts of a hundred over three days', () => {
  const cost = { amount: '100', currency: 'USD', from, to: addDays(from, 2) };
  const days = eachDay(cost).map((day) => unitsText(takePart(cost, { from: day, to: day }) ?? 0n));
  expect(days).toEqual(['33.33', '33.33', '33.34']);
  expect(takePart(cost, { from: '2026-02-02', to: '2026-03-01' })).toBeNull();
  const yen = { ...cost, currency: 'JPY' };
  expect(unitsText(takePart(yen, { from, to: from }) ?? 0n)).toBe('33.00');
  const once = { ...cost, to: from };
  expect(unitsText(takePart(once, { from: '2026-01-01', to: '2026-12-31' }) ?? 0n)).toBe('100.00');
});

const amount = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 1, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

it('adds up to the amount over any partition of the days, and days differ by a coin at most', () => {
  const property = fc.property(
    amount,
    fc.integer({ min: 1, max: 800 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 799 }), { maxLength: 12 }),
    (amount, days, cuts) => {
      const cost = { amount, currency: 'USD', from, to: addDays(from, days - 1) };
      const starts = [0, ...cuts.filter((cut) => cut < days).toSorted((a, b) => a - b)];
      const parts = starts.map((start, at) => {
        const end = starts[at + 1] ?? days;
        return takePart(cost, { from: addDays(from, start), to: addDays(from, end - 1) }) ?? 0n;
      });
      expect(parts.reduce((a, b) => a + b, 0n)).toBe(toUnits(amount));
      const daily = eachDay(cost).map((day) => takePart(cost, { from: day, to: day }) ?? 0n);
      const sorted = daily.toSorted((a, b) => (a < b ? -1 : 1));
      expect((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n)).toBeLessThanOrEqual(1_000_000n);
    },
  );
  fc.assert(property, { numRuns: countRuns(200) });
});
