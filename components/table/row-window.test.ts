import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRowWindow, findScroll, isNearEnd } from './row-window';

const count = fc.integer({ min: 0, max: 1_000_000 });
const height = fc.integer({ min: 24, max: 64 });
const size = fc.integer({ min: 100, max: 2_000 });

test('draws every visible row, and only a few more', () => {
  fc.assert(
    fc.property(
      count,
      height,
      size,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rows, each, room, share) => {
        const top = share * Math.max(0, rows * each - room);
        const { from, to } = findRowWindow(rows, each, top, room);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(rows);
        expect(from).toBeLessThanOrEqual(Math.floor(top / each));
        expect(to).toBeGreaterThanOrEqual(Math.min(rows, Math.ceil((top + room) / each)));
        expect(to - from).toBeLessThanOrEqual(Math.max(200, Math.ceil(room / each) + 34));
      },
    ),
  );
});

test('shows rows even if scrolled too far, as after a filter', () => {
  const { from, to } = findRowWindow(300, 40, 1_000_000, 600);
  expect(to).toBe(300);
  expect(from).toBeLessThan(to);
});

test.each([
  ['above', 5, 400, 200],
  ['in sight', 15, 400, null],
  ['below', 30, 400, 740],
])('a row %s', (_name, index, top, expected) => {
  expect(findScroll(index, 40, { top, size: 576, header: 36, footer: 40 })).toBe(expected);
});

test.each([
  ['a list that fits', 10, 0, true],
  ['the top of a long list', 100, 0, false],
  ['far enough above its end', 100, 2_600, false],
  ['close above its end', 100, 2_601, true],
  ['its end', 100, 3_400, true],
])('%s', (_name, rows, top, near) => {
  expect(isNearEnd(rows, 40, top, 600)).toBe(near);
});
