import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringList } from '@/lib/contract/parameters';
import { awkwardTexts } from '@/lib/testing/awkward-texts';
import { readFilterValue, writeFilterValue } from './filter-value';

const key = fc.oneof(
  fc.constantFrom(null, '', ...awkwardTexts),
  fc.string({ unit: fc.constantFrom('~', ',', '7', 'E', '2', 'C', '6', 'none') }),
);

it('selects each key alone, in a list of any others', () => {
  const property = fc.property(fc.array(key, { minLength: 1 }), (keys) => {
    const list = stringList('a').parse(keys.map((key) => writeFilterValue('product', key)).join());
    expect(list?.map((value) => readFilterValue('product', value))).toEqual(keys);
  });
  fc.assert(property);
});

it.each(awkwardTexts.filter((text) => !/^(none|~)|,/.test(text)))('writes the key %j as it is', (key) => {
  expect(writeFilterValue('product', key)).toBe(key);
});

it('leaves attributes of links to the view of links, which escapes them', () => {
  expect(['~', '~6Eone', 'a~2Cb'].map((value) => readFilterValue('subid1', value))).toEqual([
    '~',
    '~6Eone',
    'a~2Cb',
  ]);
  expect(readFilterValue('subid1', 'none')).toBeNull();
});
