import { expect, it } from 'vitest';
import { chooseCurrency, orderCurrencies, pickCurrencies } from './currencies';
import type { Summary } from './summary-shape';
import { sampleFigures } from './testing/sample-figures';
import { sampleReceipt } from './testing/sample-receipt';

const receipt = sampleReceipt();
const summarize = (currencies: [currency: string | null, clicks: number][]): Summary => ({
  dataset: 'reports',
  range: { from: '2026-03-01', to: '2026-03-02' },
  comparedRange: null,
  firstDay: null,
  currencies: currencies.map(([currency, clicks]) => ({
    currency,
    figures: sampleFigures({ clicks }),
    compared: null,
    series: [],
    comparedSeries: [],
    groups: [],
  })),
  receipt,
  comparedReceipt: null,
});

it('orders currencies by clicks, then as everywhere', () => {
  expect(
    orderCurrencies(
      summarize([
        ['MXN', 5],
        ['CAD', 9],
        ['EUR', 5],
      ]).currencies,
    ),
  ).toEqual(['CAD', 'EUR', 'MXN']);
  expect(orderCurrencies(summarize([[null, 5]]).currencies)).toEqual([]);
  expect(orderCurrencies(undefined)).toEqual([]);
});

it.each([
  ['the one asked for', ['USD', 'EUR'], 'EUR', 'EUR'],
  ['the first where that is unknown', ['USD', 'EUR'], 'XXX', 'USD'],
  ['each', ['USD', 'EUR'], 'all', 'all'],
  ['the only one instead of each', ['USD'], 'all', 'USD'],
  ['none', [], 'USD', null],
])('shows %s', (_, currencies, asked, expected) => {
  expect(chooseCurrency(currencies, asked)).toBe(expected);
});

it('keeps one currency, or each in the order of the whole', () => {
  const whole = summarize([
    ['EUR', 1],
    ['USD', 9],
  ]);
  const names = (summary: Summary) => summary.currencies.map(({ currency }) => currency);
  expect(names(pickCurrencies(whole, null, whole))).toEqual(['USD', 'EUR']);
  expect(names(pickCurrencies(whole, 'EUR', whole))).toEqual(['EUR']);
  expect(names(pickCurrencies(summarize([[null, 1]]), null, undefined))).toEqual([null]);
});
