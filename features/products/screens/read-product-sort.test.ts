import { expect, it } from 'vitest';
import { readProductSort } from './read-product-sort';

it.each([
  [null, null, { id: 'sales', desc: true }],
  [null, 'clicked-inactive', { id: 'clicks', desc: true }],
  [null, 'rate-differs', { id: 'sales', desc: true }],
  ['title', 'clicked-inactive', { id: 'title', desc: false }],
  ['-price', null, { id: 'price', desc: true }],
] as const)('a sort of %s with the finding %s is %j', (text, finding, expected) => {
  expect(readProductSort(text, finding)).toEqual(expected);
});
