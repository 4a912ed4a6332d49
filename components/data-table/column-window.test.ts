import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColumns, findColumnWindow } from './column-window';

const ahead = 40;

test('what is drawn reaches over both ends of the view, by one column and no more', () => {
  const widths = fc.array(fc.integer({ min: 64, max: 720 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(widths, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(1_600), (all, share, room) => {
      const size = room + 300;
      const startOf = (at: number) => all.slice(0, at).reduce((sum, width) => sum + width, ahead);
      const whole = startOf(all.length);
      const left = share * Math.max(0, whole - size);
      const { from, to } = findColumnWindow(all, ahead, left, size);
      expect(startOf(from + 1)).toBeLessThanOrEqual(Math.max(left, ahead));
      expect(startOf(from + 2)).toBeGreaterThan(left);
      expect(startOf(to - 1)).toBeGreaterThanOrEqual(Math.min(left + size, whole));
      expect(startOf(to - 2)).toBeLessThan(left + size);
    }),
  );
});

test('what has no size draws all', () => {
  expect(findColumnWindow([0, 0, 0], 0, 0, 0)).toBe(allColumns);
  expect(findColumnWindow([], 0, 0, 900)).toBe(allColumns);
});
