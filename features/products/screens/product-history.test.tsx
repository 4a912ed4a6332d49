// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProductHistory as History } from '@/features/products/history-shape';
import { openPopover } from '@/lib/testing/open-popover';
import { showScreen } from '@/lib/testing/show-screen';
import { ProductHistory } from './product-history';

afterEach(cleanup);

const range = { from: '2026-06-01', to: '2026-06-05' };
const step = <Value,>(from: number, to: number, value: Value) => ({
  from: `2026-06-0${from}`,
  to: `2026-06-0${to}`,
  value,
});
const list = {
  loaded: 9,
  complete: true,
  missing: [],
  cut: false,
  refreshing: false,
  unread: null,
  problem: null,
  asOf: '2026-06-30T06:00:00.000Z',
};
const history: History = {
  product: { marketplace: 'marketplace.com', id: 'HAT', name: 'Hat' },
  range,
  recordedSince: '2026-05-01',
  listedOn: '2026-06-05',
  isListed: true,
  price: [
    step(1, 2, { amount: '20', currency: 'USD' }),
    step(4, 4, { amount: '18.5', currency: 'USD' }),
    step(5, 5, { amount: '16', currency: 'EUR' }),
  ],
  rate: [step(1, 5, '0.1')],
  inStock: [step(1, 3, true), step(4, 5, false)],
  active: [step(1, 5, true)],
  clicks: [1, 2, 3, 4, 5].map((day) => ({ day: `2026-06-0${day}`, clicks: day, mayChange: false })),
  receipt: {
    state: 'complete',
    windows: { total: 1, ok: 1, missing: 0, pending: 0 },
    gaps: [],
    loadedEarly: [],
    unread: [],
    pages: 1,
    rows: 5,
    settled: 1,
    asOf: null,
    stale: false,
    reasons: [],
    revision: '',
  },
  list,
  basis: { complete: true, rows: [], lists: [], unknownValues: [] },
};

const show = (given: Partial<History> = {}) =>
  showScreen(<ProductHistory marketplace="marketplace.com" primaryId="HAT" range={range} />, {
    read: () => ({ ...history, ...given }),
    write: () => ({}),
  });

/** The values of a chart, from its table. */
async function readTable(title: string): Promise<(string | undefined)[]> {
  const chart = within(await screen.findByRole('figure', { name: title }));
  openPopover(chart.getByRole('menu', { hidden: true }));
  fireEvent.click(await chart.findByRole('menuitem', { name: 'Show as table', hidden: true }));
  const rows = within(await chart.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? undefined);
}

it('shows the price in one currency, and gaps where it is not known', async () => {
  show();
  expect(await screen.findByText(/^Changes are recorded since May 1, 2026/)).toBeTruthy();
  // The newest currency first.
  expect(screen.getByRole('figure', { name: 'Listed price by day, EUR' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'USD' } });
  expect(await readTable('Listed price by day, USD')).toEqual(['$20.00', '$20.00', '–', '$18.50', '–']);
});

it('tells of stock in words, and of activity only if that changed', async () => {
  show();
  expect(await readTable('In stock by day')).toEqual(['Yes', 'Yes', 'Yes', 'No', 'No']);
  expect(screen.queryByText('Active')).toBeNull();
  cleanup();
  show({ active: [step(1, 3, true), step(4, 5, false)], isListed: false });
  expect(await screen.findByText('Active')).toBeTruthy();
  expect(screen.getByText(/Last listed Jun 5, 2026\./)).toBeTruthy();
});

it('says that nothing is recorded', async () => {
  show({ price: [], rate: [], inStock: [], active: [], clicks: null });
  expect(await screen.findByText('Nothing is recorded in these days.')).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
});
