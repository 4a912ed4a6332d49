import { expect, test } from 'vitest';
import type { CellValue } from './column';
import { compareSortValues, toSortValue } from './sort-value';

test.each<[CellValue[], CellValue[]]>([
  [
    ['10', '9', '-2.5'],
    ['-2.5', '9', '10'],
  ],
  [
    ['b10', 'b9', 'A1'],
    ['A1', 'b9', 'b10'],
  ],
  [
    [3, 1, 2],
    [1, 2, 3],
  ],
  [
    [true, false],
    [false, true],
  ],
])('%o sorts to %o', (cells, expected) => {
  const sorted = [...cells].sort((a, b) => compareSortValues(toSortValue(a), toSortValue(b)));
  expect(sorted).toEqual(expected);
});

test.each([null, undefined])('%s has nothing to sort by', (value) => {
  expect(toSortValue(value)).toBeUndefined();
});
