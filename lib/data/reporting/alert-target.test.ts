import { expect, it } from 'vitest';
import { findAlertTarget } from './alert-target';

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
