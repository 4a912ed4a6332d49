import { expect, it } from 'vitest';
import { groupingOf, showKey } from './filter-keys';

it.each([
  ['product', 'a,b', null, 'a~2Cb', 'a,b'],
  ['product', 'a~b', 'Kettle', 'a~7Eb', 'Kettle'],
  ['product', 'none', null, '~6Eone', 'none'],
  ['product', 'B01', null, 'B01', null],
  ['creator_tag', '', null, '~', ''],
  ['campaign', null, null, 'none', null],
  // The view of links escapes its values already.
  ['subid1', 'a~2Cb', 'a,b', 'a~2Cb', 'a,b'],
] as const)('shows the key %2$j of a %1$s as its filter takes it', (grouping, key, label, written, name) => {
  expect(showKey(grouping, { key, label, sales: '1' })).toEqual({ key: written, name, sales: '1' });
});

it('knows the grouping of a question', () => {
  expect(groupingOf(new URLSearchParams('group=product'), 'brand')).toBe('product');
  expect(groupingOf(new URLSearchParams(), 'brand')).toBe('brand');
});
