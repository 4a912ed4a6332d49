import { expect, test } from 'vitest';
import { move } from './move-column';

test.each([
  ['a', 'c', ['b', 'c', 'a', 'd']],
  ['d', 'a', ['d', 'a', 'b', 'c']],
  ['b', 'b', ['a', 'b', 'c', 'd']],
  ['x', 'a', ['a', 'b', 'c', 'd']],
  ['a', 'x', ['a', 'b', 'c', 'd']],
])('%s put at %s', (id, target, order) => {
  expect(move(['a', 'b', 'c', 'd'], id, target)).toEqual(order);
});
