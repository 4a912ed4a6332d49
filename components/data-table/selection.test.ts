import { expect, test } from 'vitest';
import { toggleSelection } from './selection';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  [[], 1, null, ['b']],
  [['b'], 1, null, []],
  [['a'], 2, 0, ['a', 'b', 'c']],
  [['d'], 1, 3, ['d', 'b', 'c']],
  [['b', 'c'], 2, 0, []],
  [['z'], 9, null, ['z']],
] as const)('%o, row %s after %s selects %o', (before, index, anchor, after) => {
  expect([...toggleSelection(new Set(before), ids, index, anchor)].sort()).toEqual([...after].sort());
});
