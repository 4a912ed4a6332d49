// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noProfit } from '@/features/profit/profit-figures';
import type { AfterCosts, CoveredFigures, Profit, ProfitFigures } from '@/features/profit/profit-shape';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { ProfitScreen } from './profit-screen';

const covered: CoveredFigures = {
  sales: '1000.00',
  commission: '500.00',
  clicks: 1_000,
  grossProfit: '200.00',
  netProfit: '-300.00',
  returnOnCommission: -0.6,
  costPerClick: '0.5000',
  breakEvenCpc: '0.2000',
  bonus: null,
  netProfitWithBonus: null,
};
const figures = (given: Partial<ProfitFigures>): ProfitFigures => ({
  ...noProfit,
  sales: '1500.00',
  ...given,
});

const answer: Profit = {
  group: 'creator',
  range: { from: '2026-06-03', to: '2026-06-30' },
  comparedRange: null,
  comparedDays: null,
  currencies: [
    {
      currency: 'USD',
      figures: figures({ covered, uncovered: { sales: '500.00', commission: '9.00', share: 1 / 3 } }),
      counted: null,
      compared: null,
      counts: { groups: 2, losing: 1, withoutMargin: 1 },
      unassigned: null,
      estimate: null,
      groups: [
        {
          key: 'mara',
          label: 'Mara',
          figures: figures({ covered, clicks: 1_000 }),
          counted: null,
          compared: null,
        },
        {
          key: 'tom',
          label: 'Tom',
          figures: figures({ uncovered: { sales: '500.00', commission: '9.00', share: 1 } }),
          counted: null,
          compared: null,
        },
      ],
    },
  ],
  overlapping: [],
  margins: 1,
  filterNames: {},
  categories: 'unused',
  costsLeftOut: [],
  credits: [],
  receipt: sampleReceipt(),
  comparedReceipt: null,
  bonusReceipt: null,
  history: null,
  comparedBonusReceipt: null,
  basis: makeBasis([]),
};

const basisOf = (receipt: Profit['receipt']) => makeBasis([rowsBasis(['reports'], answer.range, receipt)]);

let requests: URL[];
let given: Profit;
beforeEach(() => {
  requests = [];
  given = answer;
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost');
    const isProfit = url.pathname === '/api/ledger/profit';
    if (isProfit) requests.push(url);
    return Response.json(isProfit ? given : { views: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(search: string) {
  visit(`/reports/profit?${search}`);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfitScreen today="2026-06-30" manages />
    </QueryClientProvider>,
  );
}

it('lists CPC creators below break-even first, as sentences', async () => {
  show('show=cpc&range=last-28-days');
  const below = await screen.findByRole('list', { name: 'Below break-even' });
  expect(within(below).getAllByRole('listitem')).toHaveLength(1);
  expect(below.textContent).toBe('Mara. A click costs $0.50 and is worth $0.20: 1,000 clicks lost $300.00.');
  screen.getByText(/^1 of 2 CPC creators are below break-even/);
  const tom = screen.getByRole('row', { name: /Tom/ });
  within(tom).getByText('Without a margin, what a click is worth is unknown');
  expect(within(tom).getAllByText('No margin').length).toBeGreaterThan(1);
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    group: 'creator',
    payout_models: 'cpc',
    sort: 'netProfit',
    order: 'asc',
    compare: 'none',
    from: '2026-06-03',
    to: '2026-06-30',
  });
});

it('says which part of sales has no margin, and shows no profit without one', async () => {
  show('group=creator&range=last-28-days');
  await screen.findByText(/^\$500\.00 of sales \(33\.3%\) have no margin\./);
  within(screen.getByRole('row', { name: /Mara/ })).getByText('−$300.00');
  cleanup();
  const [usd] = answer.currencies;
  const whole = figures({ uncovered: { sales: '1500.00', commission: '9.00', share: 1 } });
  given = { ...answer, margins: 0, currencies: usd ? [{ ...usd, figures: whole }] : [] };
  show('group=product&range=last-28-days');
  const first = within(await screen.findByRole('region', { name: 'Add a margin to see profit' }));
  expect(first.getAllByRole('listitem')).toHaveLength(3);
  expect(first.getByRole('link', { name: 'Import margins' }).getAttribute('href')).toBe(
    '/settings/margins?open=import',
  );
  expect(screen.queryByText('No margin')).toBeNull();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toContain('Sales');
  expect(headers).not.toContain('Net profit');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rank by' }).value).toBe('sales');
});

it('marks lines of named groups that share rows', async () => {
  given = { ...answer, group: 'creator_group', overlapping: ['mara'] };
  show('group=creator_group&range=last-28-days');
  const mark =
    'Overlaps other groups: some of its rows count in several lines. The total counts each row once.';
  within(await screen.findByRole('row', { name: /Mara/ })).getByTitle(mark);
  expect(within(screen.getByRole('row', { name: /Tom/ })).queryByTitle(mark)).toBeNull();
  expect(requests[0]?.searchParams.get('group')).toBe('creator_group');
});

it('shows what net profit is expected to be, apart from every figure', async () => {
  const [usd] = answer.currencies;
  const estimate = {
    reported: '-300.00',
    expected: '-260.00',
    low: '-270.00',
    high: '-250.00',
    openDays: 27,
    otherDays: 1,
    settledMonths: 5,
    testedMonths: 2,
    meanErrors: { sales: 0.02, commission: 0.031 },
    within: { sales: 2, commission: 1 },
    afterCosts: { expected: '-360.00', low: '-370.00', high: '-350.00' },
  };
  given = { ...answer, currencies: usd ? [{ ...usd, estimate }] : [] };
  show('group=creator&range=last-28-days');
  const card = await screen.findByRole('region', { name: 'Expected net profit' });
  within(card).getByText('Estimate');
  expect(card.textContent).toContain(
    '≈ −$260.00 when all days have settled (range −$270.00 to −$250.00). Reported so far: −$300.00. After costs ≈ −$360.00 (range −$370.00 to −$350.00).',
  );
  expect(card.textContent).toContain(
    'For 2 settled months, the same method would have been off by 2.0% for sales and 3.1% for commission on average. 1 day is left out: it has no estimate yet.',
  );
  cleanup();
  given = answer;
  show('group=creator&range=last-28-days');
  await screen.findByRole('row', { name: /Mara/ });
  expect(screen.queryByRole('region', { name: 'Expected net profit' })).toBeNull();
});

it('says that rows are not loaded yet, not that none match', async () => {
  const empty = sampleReceipt({ state: 'empty' });
  given = { ...answer, currencies: [], receipt: empty, basis: basisOf(empty) };
  show('range=last-28-days');
  await screen.findByText('No rows yet');
  expect(screen.queryByText('No rows match')).toBeNull();
  cleanup();
  given = { ...answer, currencies: [] };
  show('range=last-28-days');
  await screen.findByText('No rows match');
});

it('says that margins of categories are not counted yet', async () => {
  given = { ...answer, categories: 'failed' };
  show('range=last-28-days');
  await screen.findByText('Categories could not be loaded.');
});

const readRow = async (name: string) =>
  (await screen.findByText(name, undefined, { timeout: 30_000 })).closest('tr, [role=row]')?.textContent;

it('compares the days that count, and says how many they are', async () => {
  const [usd] = answer.currencies;
  if (!usd) throw new Error('The answer has dollars.');
  const before = figures({ covered: { ...covered, netProfit: '-200.00' } });
  const counted = figures({ covered: { ...covered, netProfit: '-300.00' } });
  const groups = usd.groups.map((group) => ({ ...group, counted, compared: before }));
  const comparedRange = { from: '2026-05-06', to: '2026-06-02' } as const;
  const comparedDays = { counted: 27, of: 28, now: [], before: [], uncounted: [], noDataBefore: null };
  const loaded: Profit = {
    ...answer,
    comparedRange,
    comparedDays,
    comparedReceipt: sampleReceipt(),
    currencies: [{ ...usd, counted, compared: before, groups }],
  };
  given = loaded;
  show('group=creator&range=last-28-days&compare=previous');
  expect(await readRow('Mara')).toContain('50.0%');
  await screen.findByText(/^Changes against .* count the 27 of 28 days /);
});

const afterCosts: AfterCosts = {
  costs: '40.00',
  entries: 1,
  netProfit: '-340.00',
  allCost: '540.00',
  costPerConversion: '54.0000',
  returnOnAllCost: -340 / 540,
};

it('shows what is left after costs, and those that belong to no group', async () => {
  const [usd] = answer.currencies;
  if (!usd) throw new Error('The answer has dollars.');
  const none = { ...afterCosts, costs: '0.00', entries: 0, netProfit: '-300.00' };
  const alone = { ...none, costs: '40.00', entries: 1, netProfit: '-40.00', costPerConversion: null };
  given = {
    ...answer,
    currencies: [
      {
        ...usd,
        figures: { ...usd.figures, afterCosts },
        groups: usd.groups.map((group) => ({ ...group, figures: { ...group.figures, afterCosts: none } })),
        unassigned: { figures: { ...noProfit, afterCosts: alone }, counted: null, compared: null },
      },
    ],
  };
  show('group=creator&range=last-28-days');
  const line = within(await screen.findByRole('row', { name: /Not assigned to a creator/ }));
  line.getByText('$40.00');
  line.getByText('−$40.00');
  expect(line.queryByText('No margin')).toBeNull();
  const mara = within(screen.getByRole('row', { name: /Mara/ }));
  expect(mara.getAllByText('−$300.00')).toHaveLength(2);
  const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(totals).toEqual(expect.arrayContaining(['−$340.00', '−63.0%', '$40.00', '$54.00']));
});

it('has nothing after costs while none is entered, and says what filters leave out', async () => {
  show('group=creator&range=last-28-days');
  await screen.findByText(/^No costs beside commission are entered for these days\./);
  expect(screen.queryByText('After costs')).toBeNull();
  cleanup();
  given = { ...answer, costsLeftOut: [{ currency: 'USD', costs: '12.50', entries: 2 }] };
  show('group=creator&range=last-28-days&brands=b0000000-0000-4000-8000-000000000001');
  await screen.findByText(/^The filters leave out \$12\.50 of costs/);
});
