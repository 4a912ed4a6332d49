// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TodayProvider } from '@/components/filters/today';
import { earningsInput, earningsOptions } from '@/features/earnings/client/earnings';
import type { EarningsAnswer } from '@/features/earnings/earnings-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { EarningsScreen } from './earnings-screen';

beforeEach(() => visit('/links/earnings?range=last-28-days'));

const figures = sampleFigures({
  sales: '400.00',
  commission: '40.00',
  clicks: 100,
  conversions: 4,
  conversionRate: 0.04,
});
const receipt = {
  state: 'complete' as const,
  gaps: [],
  unread: [],
  loadedEarly: [],
  rows: 7,
  settled: 0,
  stale: false,
  revision: 'r',
  asOf: '2026-06-30T11:59:00.000Z',
};
const answer: EarningsAnswer = {
  basis: makeBasis([]),
  range: { from: '2026-06-03', to: '2026-06-30' },
  currencies: [
    {
      currency: 'USD',
      figures,
      series: [{ bucket: '2026-06-03', ...figures }],
      links: [{ link: 'abc', product: 'Blue hat', subid1: 'bio', subid2: 'top', figures }],
      others: { links: 2, figures: sampleFigures({ commission: '1.50' }) },
    },
    {
      currency: 'EUR',
      figures: sampleFigures({ commission: '7.00', clicks: 10 }),
      series: [],
      links: [],
      others: null,
    },
  ],
  receipt,
  calendar: {
    months: [
      {
        month: '2026-05',
        until: '2026-07-15',
        state: 'open',
        currencies: [
          { currency: 'USD', commission: '50.00', open: '20.00', expected: null },
          { currency: 'EUR', commission: '9.00', open: '0.00', expected: null },
        ],
      },
    ],
    basis: makeBasis([]),
  },
  refreshing: false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(given: EarningsAnswer) {
  vi.stubGlobal('fetch', async () => Response.json(given));
  const client = new QueryClient();
  await client.prefetchQuery(earningsOptions(earningsInput(given.range)));
  render(
    <QueryClientProvider client={client}>
      <TodayProvider today="2026-06-30">
        <EarningsScreen today="2026-06-30" makes />
      </TodayProvider>
    </QueryClientProvider>,
  );
}

it('shows own links with their figures, marks what may change, and shows the remaining links', async () => {
  await show(answer);
  const row = screen.getByRole('row', { name: /Blue hat/ });
  for (const text of ['bio · top', '$400.00', '$40.00', '100', '4.0%']) within(row).getByText(text);
  const card = screen.getByRole('region', { name: 'Commission' });
  within(card).getByText('$40.00');
  expect(within(card).queryByText(/7\.00/)).toBeNull();
  screen.getByRole('radio', { name: 'EUR' });
  screen.getByRole('figure', { name: 'Commission by day, USD' });
  screen.getByText(/^May change until about/);
  const calendar = within(screen.getByRole('region', { name: 'When earnings settle' }));
  calendar.getByText('Sales of May 2026 settle after Jul 15, 2026.');
  calendar.getByText('$50.00 commission, $20.00 may still change.');
  calendar.getByText('€9.00 commission.');
  screen.getByText('2 more links with $1.50 commission');
  screen.getByText(/^All loaded /);
});

it('says that figures are partial while rows arrive', async () => {
  await show({ ...answer, refreshing: true, receipt: { ...receipt, state: 'partial' } });
  screen.getByText('Loading report rows. Figures are partial.');
  expect(screen.getAllByText('partial').length).toBeGreaterThan(0);
});

it('does not say that there are no earnings before all rows are loaded', async () => {
  await show({ ...answer, currencies: [], receipt: { ...receipt, state: 'partial' } });
  screen.getByText('No rows yet');
  expect(screen.queryByText('No earnings in these days')).toBeNull();
});

it('links to creating the first link if there are no earnings', async () => {
  await show({ ...answer, currencies: [] });
  screen.getByText('No earnings in these days');
  expect(screen.getByRole('link', { name: 'Create link' }).getAttribute('href')).toBe('/links');
  expect(screen.queryByRole('figure')).toBeNull();
});
