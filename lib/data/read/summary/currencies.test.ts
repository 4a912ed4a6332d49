import { expect, it } from 'vitest';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { chooseCurrency, findMainCurrency, orderCurrencies, pickCurrencies } from './currencies';
import type { Summary } from './summary-shape';

const receipt = sampleReceipt();
const summarize = (currencies: [currency: string | null, clicks: number][]): Summary => ({
  dataset: 'reports',
  grain: 'day',
  range: { from: '2026-03-01', to: '2026-03-02' },
  comparedRange: null,
  comparedDays: null,
  firstDay: null,
  filterNames: {},
  overlapping: [],
  currencies: currencies.map(([currency, clicks]) => ({
    currency,
    figures: sampleFigures({ clicks }),
    counted: null,
    compared: null,
    series: [],
    comparedSeries: [],
    groups: [],
  })),
  receipt,
  comparedReceipt: null,
  basis: makeBasis([]),
});

const entriesOf = (currencies: [currency: string | null, clicks: number][]) =>
  summarize(currencies).currencies;

it('sorts currencies in the usual order, whatever their clicks', () => {
  const mixed = entriesOf([
    ['MXN', 5],
    ['SEK', 70],
    ['CAD', 9],
    ['EUR', 5],
  ]);
  expect(orderCurrencies(mixed)).toEqual(['EUR', 'CAD', 'MXN', 'SEK']);
  expect(findMainCurrency(mixed)).toBe('SEK');
  expect(orderCurrencies(entriesOf([[null, 5]]))).toEqual([]);
  expect(findMainCurrency(entriesOf([[null, 5]]))).toBeNull();
  expect(orderCurrencies(undefined)).toEqual([]);
});

it.each([
  ['the requested one', ['USD', 'EUR'], 'EUR', 'EUR'],
  ['the one with the most clicks where that is unknown', ['USD', 'EUR'], 'XXX', 'EUR'],
  ['each', ['USD', 'EUR'], 'all', 'all'],
  ['the only one instead of each', ['USD'], 'all', 'USD'],
  ['none', [], 'USD', null],
])('shows %s', (_, currencies, requested, expected) => {
  const entries = entriesOf(currencies.map((currency, at) => [currency, at]));
  expect(chooseCurrency(entries, requested)).toBe(expected);
});

it("returns one currency, or all in the summary's order", () => {
  const whole = summarize([
    ['EUR', 1],
    ['USD', 9],
  ]);
  const names = (summary: Summary) => summary.currencies.map(({ currency }) => currency);
  expect(names(pickCurrencies(whole, null, whole))).toEqual(['USD', 'EUR']);
  expect(names(pickCurrencies(whole, 'EUR', whole))).toEqual(['EUR']);
  expect(names(pickCurrencies(summarize([[null, 1]]), null, undefined))).toEqual([null]);
});
