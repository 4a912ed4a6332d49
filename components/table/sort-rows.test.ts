import { expect, test } from 'vitest';
import type { CellValue } from './column';
import { sortRows } from './sort-rows';

const columns = [{ id: 'cell', header: 'Cell', value: (cell: CellValue) => cell }];
const sort = (cells: CellValue[], desc: boolean) => sortRows(cells, columns, { id: 'cell', desc });

test.each<[string, CellValue[], CellValue[]]>([
  ['decimal strings', ['10', '9', null, '-2.5'], ['-2.5', '9', '10', null]],
  ['texts', ['b10', undefined, 'b9', 'A1'], ['A1', 'b9', 'b10', undefined]],
  ['numbers', [3, 1, null, 2], [1, 2, 3, null]],
  ['booleans', [true, false], [false, true]],
])('sorts %s, missing ones last in both directions', (_name, cells, ascending) => {
  const present = (cell: CellValue) => cell !== null && cell !== undefined;
  const missing = ascending.filter((cell) => !present(cell));
  expect(sort(cells, false)).toEqual(ascending);
  expect(sort(cells, true)).toEqual([...ascending.filter(present).reverse(), ...missing]);
});

test('keeps the order without a sorted column', () => {
  const cells = ['b', 'a'];
  expect(sortRows(cells, columns, null)).toBe(cells);
  expect(sortRows(cells, columns, { id: 'unknown', desc: true })).toBe(cells);
});
