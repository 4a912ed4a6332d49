import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColumns, findColumnWindow } from './column-window';

test('every column in sight is drawn, and one more at each end', () => {
  const widths = fc.array(fc.integer({ min: 64, max: 720 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(widths, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(1_600), (all, share, room) => {
      const size = room + 300;
      const whole = all.reduce((sum, width) => sum + width, 40);
      const left = share * Math.max(0, whole - size);
      const { first, last } = findColumnWindow(all, 40, left, size);
      let start = 40;
      const seen = all.flatMap((width, at) => {
        const inSight = start + width > left && start < left + size;
        start += width;
        return inSight ? [at] : [];
      });
      expect([first, last]).toEqual([(seen[0] ?? 0) - 1, (seen.at(-1) ?? 0) + 1]);
    }),
  );
});

test('what has no size draws all', () => {
  expect(findColumnWindow([0, 0, 0], 0, 0, 0)).toBe(allColumns);
  expect(findColumnWindow([], 0, 0, 900)).toBe(allColumns);
});
