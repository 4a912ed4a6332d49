import { expect, it } from 'vitest';
import type { Dimension } from '@/lib/ledger/datasets';
import { sampleFigures } from '@/lib/ledger/testing/sample-figures';
import { nameGroup, nameKey, wantedFilterNames, wantedGroupNames } from './group-names';

const names = { brands: { b1: 'Northwind' }, products: {}, creators: {} };
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
  ['the name looked up', 'brand', {}, 'Northwind'],
  ['the rows’ own word', 'campaign', { label: 'Spring' }, 'Spring'],
  ['the key where there is no name', 'brand', { key: 'b2' }, 'b2'],
  ['rows without a value', 'product', { key: null }, 'Storefront, no product'],
  ['the rest', 'brand', { kind: 'other', key: null, groups: 12 }, 'Other (12)'],
  ['the rest of a compared range alone', 'brand', { kind: 'other', key: null, groups: 0 }, 'Other'],
  ['a payout model', 'payout_model', { key: 'cpc' }, 'CPC'],
  ['a newer payout model', 'payout_model', { key: 'flat' }, 'flat'],
])('shows %s', (_, dimension, given, expected) => {
  expect(nameGroup(dimension, group(given), names)).toBe(expected);
});

it('names the filter value that stands for none', () => {
  expect(nameKey('campaign', 'none', names)).toBe('No campaign');
});

it('asks for the names that rows do not say', () => {
  const groups = [group({}), group({ key: 'b2', label: 'Said' }), group({ key: null })];
  expect(wantedGroupNames('brand', groups)).toEqual({ brands: ['b1'] });
  expect(wantedGroupNames('marketplace', groups)).toEqual({});
  expect(wantedGroupNames(null, groups)).toEqual({});
});

it('wants the names of what a report is narrowed by', () => {
  const filters = { brands: ['b1'], creators: ['c1', 'none'], links: ['l1'] };
  expect(wantedFilterNames(filters)).toEqual({ brands: ['b1'], products: [], creators: ['c1'] });
});
