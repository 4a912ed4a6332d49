import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickScale, pickTicks } from './value-ticks';

it.each<[number[], boolean, number[]]>([
  [[1, 4800], true, [0, 2000, 4000, 6000]],
  [[0, 9], true, [0, 5, 10]],
  [[0.5, 9], true, [0, 2.5, 5, 7.5, 10]],
  [[0, 2], true, [0, 1, 2]],
  [[-479, 2000], true, [-1000, 0, 1000, 2000]],
  [[0.031, 0.04], false, [0.03, 0.0325, 0.035, 0.0375, 0.04]],
  [[], true, [0, 1]],
  [[0, 0], true, [0, 1]],
  [[7], false, [6, 8]],
])('%j from zero %s gives %j', (values, fromZero, expected) => {
  expect(pickTicks(values, { fromZero })).toEqual(expected);
});

it('covers every value with a few even steps', () => {
  const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100);
  const count = fc.nat(1_000_000);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(value, { minLength: 1, maxLength: 20 }),
        fc.array(count, { minLength: 1, maxLength: 20 }),
      ),
      fc.boolean(),
      (values, fromZero) => {
        const ticks = pickTicks(values, { fromZero });
        const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
        const slack = (high - low) * 1e-6;
        expect(low).toBeLessThanOrEqual(Math.min(...values) + slack);
        expect(high).toBeGreaterThanOrEqual(Math.max(...values) - slack);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        if (values.every(Number.isInteger)) expect(ticks.every(Number.isInteger)).toBe(true);
        if (fromZero) expect(low <= 0 && high >= 0).toBe(true);
      },
    ),
  );
});

it.each<[number[], boolean, { ticks: number[]; low: number; high: number }]>([
  [[100, 6200], true, { ticks: [0, 2000, 4000, 6000], low: 0, high: 6440 }],
  [[-100, 6200], true, { ticks: [0, 2000, 4000, 6000], low: -400, high: 6500 }],
  [[-300, -100], true, { ticks: [-300, -200, -100, 0], low: -300, high: 0 }],
  [[0, 0], true, { ticks: [0, 1], low: 0, high: 1 }],
  [[], true, { ticks: [], low: 0, high: 1 }],
  [[7], false, { ticks: [6, 8], low: 6, high: 8 }],
])('%j from zero %s is drawn on the scale %j', (values, fromZero, expected) => {
  expect(pickScale(values, { fromZero })).toEqual(expected);
});

it('ends the axis near the data, with zero and two ticks on it', () => {
  const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
      const { ticks, low, high } = pickScale(values, { fromZero: true });
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.every((tick) => tick >= low && tick <= high)).toBe(true);
      expect(ticks).toContain(0);
      expect(low).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values));
    }),
  );
});
