import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveActive } from './move-active';

const grid = { rows: 100, columns: 5, page: 10 };

test.each([
  ['ArrowDown', false, { row: 51, column: 2 }],
  ['ArrowUp', false, { row: 49, column: 2 }],
  ['ArrowRight', false, { row: 50, column: 3 }],
  ['ArrowLeft', false, { row: 50, column: 1 }],
  ['PageDown', false, { row: 60, column: 2 }],
  ['PageUp', false, { row: 40, column: 2 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 4 }],
  ['ArrowDown', true, { row: 99, column: 2 }],
  ['a', false, null],
])('%s (control %s) goes to %o', (key, control, expected) => {
  expect(moveActive({ row: 50, column: 2 }, key, control, grid)).toEqual(expected);
});

test('the header is above the first row', () => {
  expect(moveActive({ row: 0, column: 2 }, 'ArrowUp', false, grid)).toEqual({ row: -1, column: 2 });
  expect(moveActive({ row: -1, column: 2 }, 'ArrowRight', false, grid)).toEqual({ row: -1, column: 3 });
  expect(moveActive({ row: -1, column: 2 }, 'ArrowDown', false, grid)).toEqual({ row: 0, column: 2 });
  expect(moveActive({ row: 3, column: 2 }, 'PageUp', false, grid)).toEqual({ row: 0, column: 2 });
});

test('no key leaves the grid', () => {
  const keys = fc.constantFrom(
    'ArrowDown',
    'ArrowUp',
    'ArrowRight',
    'ArrowLeft',
    'PageDown',
    'PageUp',
    'Home',
    'End',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean())), (presses) => {
      let at = { row: 0, column: 0 };
      for (const [key, control] of presses) at = moveActive(at, key, control, grid) ?? at;
      expect(at.row).toBeGreaterThanOrEqual(-1);
      expect(at.row).toBeLessThan(grid.rows);
      expect(at.column).toBeGreaterThanOrEqual(0);
      expect(at.column).toBeLessThan(grid.columns);
    }),
  );
});
