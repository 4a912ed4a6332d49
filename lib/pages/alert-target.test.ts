import { expect, it } from 'vitest';
import { findAlertTarget, findRowTarget, isWatched } from './alert-target';

const range = { from: '2026-06-01', to: '2026-06-28' };
const brand = 'b0000000-0000-4000-8000-00000000000a';
const shown = { metric: 'sales', currency: 'USD', range, filters: {} } as const;
const everything = { add: 'threshold', metric: 'sales', currency: 'USD', days: '28' };

it.each([
  [{}, everything],
  [{ filters: { currencies: ['USD'] } }, everything],
  [{ filters: { brands: [brand] } }, { ...everything, subject: 'brand', id: brand }],
  [
    { filters: { products: ['A~2CB'], marketplaces: ['marketplace.com'] } },
    { ...everything, subject: 'product', id: 'A,B' },
  ],
  [{ filters: { brands: [brand, brand] } }, null],
  [{ filters: { brands: [brand], creators: [brand] } }, null],
  [{ filters: { marketplaces: ['marketplace.com'] } }, null],
  [{ filters: { products: ['none'] } }, null],
  [{ filters: { subids1: ['bio'] } }, null],
  [{ metric: 'epc' as const }, null],
  [{ currency: null }, null],
])('what shows %j is watched by %j', (given, expected) => {
  expect(findAlertTarget({ ...shown, ...given })).toEqual(expected);
});

const row = {
  dimension: 'brand',
  key: brand,
  metric: 'clicks',
  currency: 'USD',
  range,
  filters: {},
} as const;
const clicks = { ...everything, metric: 'clicks' };
const seller = (subject: string, id: string) => ({ add: 'creatorSales', subject, id });

it.each([
  [{}, { ...clicks, subject: 'brand', id: brand }],
  [{ dimension: 'creator' as const }, { ...clicks, subject: 'creator', id: brand }],
  [{ metric: 'epc' }, { ...everything, subject: 'brand', id: brand }],
  [{ metric: undefined }, { ...everything, subject: 'brand', id: brand }],
  [
    { dimension: 'product' as const, key: 'A,B~C' },
    { ...clicks, subject: 'product', id: 'A,B~C' },
  ],
  [
    { dimension: 'product' as const, key: 'A', filters: { brands: [brand] } },
    { ...clicks, subject: 'product', id: 'A' },
  ],
  [{ dimension: 'creator' as const, filters: { brands: [brand] } }, null],
  [{ dimension: 'link' as const, key: 'a~2Cb' }, seller('link', 'a~2Cb')],
  [{ dimension: 'subid1' as const, key: 'a~2Cb' }, seller('subid1', 'a,b')],
  [{ dimension: 'subid2' as const, key: '~6Eone', currency: null }, seller('subid2', 'none')],
  [{ dimension: 'sharedid' as const, key: 'bio', filters: { brands: [brand] } }, null],
  // Links without a value.
  [{ dimension: 'subid1' as const, key: '~' }, null],
  [{ dimension: 'batch' as const }, null],
  [{ key: null }, null],
  [{ currency: null }, null],
])('the row %j is watched by %j', (given, expected) => {
  expect(findRowTarget({ ...row, ...given })).toEqual(expected);
});

it('knows the dimensions whose rows can be watched', () => {
  expect((['product', 'sharedid', 'batch', 'marketplace'] as const).map(isWatched)).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
});
