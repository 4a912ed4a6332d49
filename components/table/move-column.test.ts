import { expect, test } from 'vitest';
import { place } from './move-column';

test.each([
  ['a', 'c', ['b', 'c', 'a', 'd']],
  ['d', 'a', ['d', 'a', 'b', 'c']],
  ['b', 'b', ['a', 'b', 'c', 'd']],
  ['x', 'a', ['a', 'b', 'c', 'd']],
  ['a', 'x', ['a', 'b', 'c', 'd']],
])('%s put at %s', (id, target, order) => {
  expect(place(['a', 'b', 'c', 'd'], id, target)).toEqual(order);
});
