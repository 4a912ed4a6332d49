import { expect, it } from 'vitest';
import { english } from '@/lib/testing/english';
import type { ChangeTotal } from './change-shape';
import { listShownChanges, signedValue } from './describe-changes';

const total = (given: Partial<ChangeTotal>): ChangeTotal => ({
  dataset: 'reports',
  currency: 'USD',
  field: 'sales',
  difference: '1.00',
  rows: 1,
  days: { from: '2026-03-01', to: '2026-03-02' },
  ...given,
});

it('lists money first, without changes that cancel out or appear twice', () => {
  const shown = listShownChanges([
    total({ field: 'clicks', difference: '5' }),
    total({ dataset: 'clicks', field: 'clicks', difference: '5' }),
    total({ field: 'detailPageViews', difference: '9' }),
    total({ field: 'commission', difference: '0.00' }),
    total({ dataset: 'brb', field: 'bonus' }),
    total({ currency: 'EUR', rows: 7 }),
    total({}),
  ]);
  expect(shown.map(({ field, currency }) => [field, currency])).toEqual([
    ['sales', 'EUR'],
    ['sales', 'USD'],
    ['bonus', 'USD'],
    ['clicks', 'USD'],
  ]);
});

it.each([
  ['12.5', 'sales', '+$12.50'],
  ['-3', 'clicks', '−3'],
  ['3', 'conversions', '+3'],
] as const)('writes %s %s as %s', (difference, field, expected) => {
  expect(signedValue(english.format, difference, field, 'USD')).toBe(expected);
});
