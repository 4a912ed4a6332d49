import { expect, it } from 'vitest';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { english } from '@/lib/testing/english';
import { nameFilterValue, nameGroup } from './group-names';

const group = (given: object) => ({
  kind: 'value' as const,
  key: 'b1',
  label: null,
  groups: 1,
  figures: sampleFigures(),
  compared: null,
  series: [],
  ...given,
});

it.each<[string, Dimension, object, string]>([
  ['its label', 'brand', { label: 'Northwind' }, 'Northwind'],
  ['the key where there is no name', 'brand', { key: 'b2' }, 'b2'],
  ['rows without a value', 'product', { key: null }, 'Storefront, no product'],
  ['the rest', 'brand', { kind: 'other', key: null, groups: 12 }, 'Other (12)'],
  ['the rest of a compared range alone', 'brand', { kind: 'other', key: null, groups: 0 }, 'Other'],
  ['a payout model', 'payout_model', { key: 'cpc' }, 'CPC'],
  ['a newer payout model', 'payout_model', { key: 'flat' }, 'flat'],
])('shows %s', (_, dimension, given, expected) => {
  expect(nameGroup(english.t, dimension, group(given))).toBe(expected);
});

it('names the values of filters', () => {
  expect(nameFilterValue(english.t, 'campaign', 'none')).toBe('No campaign');
  expect(nameFilterValue(english.t, 'product', '~6Eone')).toBe('none');
});
