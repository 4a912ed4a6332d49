import { expect, test } from 'vitest';
import { makeBasis } from '@/lib/data/terms/basis';
import { buildClosingGrid, listClosable } from './closing-grid';
import type { Closing, Closings } from './statement-shape';

const closed = (month: string, currency: string, newest: boolean): Closing => ({
  id: `${month} ${currency}`,
  month,
  currency,
  newest,
  closedAt: '2026-11-05T00:00:00Z',
  closedBy: null,
  note: null,
});
const rowsOf = (month: string, ...currencies: string[]) => ({
  month,
  currencies: currencies.map((currency) => ({ currency, clicks: 1 })),
});
const closings: Closings = {
  months: [
    rowsOf('2026-11', 'USD', 'EUR'),
    rowsOf('2026-10', 'USD', 'EUR', 'GBP'),
    rowsOf('2026-09', 'USD', 'EUR', 'GBP'),
    rowsOf('2026-08', 'USD'),
  ],
  closings: [closed('2026-09', 'USD', true), closed('2026-08', 'USD', false), closed('2026-08', 'EUR', true)],
  estimates: [],
  basis: makeBasis([]),
};
const months = closings.months.map(({ month }) => month);
const grid = buildClosingGrid(closings, { months, currency: 'USD' }, '2026-11-27');

test('the grid has the state of each month in each currency', () => {
  expect(grid).toEqual({
    currencies: ['USD', 'EUR', 'GBP'],
    rows: [
      { month: '2026-11', states: ['running', 'running', 'none'] },
      { month: '2026-10', states: ['open', 'open', 'open'] },
      { month: '2026-09', states: ['closed', 'open', 'open'] },
      { month: '2026-08', states: ['closed', 'closed', 'none'] },
    ],
  });
});

test('the grid has its rows before any month does', () => {
  const none = { ...closings, months: [], closings: [] };
  expect(buildClosingGrid(none, { months: ['2026-11'], currency: 'EUR' }, '2026-11-27')).toEqual({
    currencies: ['EUR'],
    rows: [{ month: '2026-11', states: ['none'] }],
  });
});

test.each([
  ['2026-11', []],
  // In EUR, September comes first. GBP was never closed, so it may start here.
  ['2026-10', ['USD', 'GBP']],
  ['2026-09', ['EUR', 'GBP']],
  ['2026-08', []],
])('currencies of %s that can be closed', (month, currencies) => {
  expect(listClosable(grid, month, closings)).toEqual(currencies);
});
