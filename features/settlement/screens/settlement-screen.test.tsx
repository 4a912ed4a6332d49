// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CurrencySettlement, Settlement } from '@/features/settlement/settlement-shape';
import { makeBasis, rowsBasis } from '@/lib/data/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { lookAges } from '@/lib/data/windows/look-ages';
import { visit } from '@/lib/testing/next/navigation';
import { showScreen } from '@/lib/testing/show-screen';
import { SettlementScreen } from './settlement-screen';

beforeEach(() => visit('/reports/settlement'));

const part: CurrencySettlement = {
  currency: 'USD',
  triangle: [
    {
      bucket: '2026-05-01',
      days: 31,
      settledDays: 0,
      current: '1950.00',
      cells: [
        { age: 1, amount: '2000.00', days: 31, share: 1 },
        { age: 7, amount: '1600.00', days: 24, share: 0.96 },
      ],
    },
  ],
  total: [],
  expectation: {
    settledMonths: 4,
    sample: 4_200,
    reason: null,
    within: 1,
    reportedError: 0.039,
    changed: null,
    months: [
      {
        month: '2026-05',
        openDays: 31,
        open: '4120.00',
        expected: '3870.00',
        low: '3790.00',
        high: '3930.00',
        otherDays: 1,
      },
    ],
    tested: [
      {
        month: '2026-03',
        open: '4000.00',
        expected: '3900.00',
        low: '3800.00',
        high: '3950.00',
        settled: '3850.00',
        error: 0.01298701,
        settledMonths: 3,
        isWithin: true,
      },
    ],
    meanError: 0.01298701,
  },
  groupCount: 1,
  groups: [
    {
      key: 'mara',
      label: 'Mara',
      reported: '1000.00',
      settled: '700.00',
      reversed: '-310.00',
      added: '10.00',
      share: -0.3,
      conversions: 42,
      days: 20,
    },
  ],
};

const range = { from: '2025-07-01', to: '2026-06-30' };
const answer: Settlement = {
  dataset: 'reports',
  metric: 'commission',
  sort: 'lost',
  group: 'creator',
  grain: 'month',
  range,
  ages: lookAges,
  since: '2025-10-12T06:00:00.000Z',
  firstSettles: '2025-11-26',
  currencies: [part],
  overlapping: [],
  filterNames: {},
  receipt: sampleReceipt(),
  history: range,
  historyReceipt: sampleReceipt(),
  basis: makeBasis([]),
};

const show = (given: Settlement) =>
  showScreen(<SettlementScreen today="2026-06-30" now="2026-06-30T12:00:00.000Z" />, {
    read: (path) => (path.startsWith('/api/ledger/settlement') ? given : {}),
    write: () => ({}),
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('states the estimate apart, with its range, its months and the error of the test', async () => {
  show(answer);
  const card = within(await screen.findByRole('region', { name: 'Expected when settled' }));
  await card.findByText(/Of \$4,120\.00 open in May 2026, about \$3,870\.00 will settle/);
  expect(card.getByText('Estimate')).toBeTruthy();
  card.getByText(/range \$3,790\.00 to \$3,930\.00/);
  card.getByText('This range held in 1 of 1 past month.');
  card.getByText(/1 open day has no estimate/);
  card.getByText(/4 settled months.*would have been off by 1\.3% on average/);
  expect(card.getByRole('row', { name: /Mar 2026 .*\$3,850\.00 1\.3%/ })).toBeTruthy();
});

it('says that the newest settled month is outside what older ones suggest, and why there is no estimate', async () => {
  const { expectation } = part;
  const showOne = (given: Partial<typeof expectation>) =>
    show({ ...answer, currencies: [{ ...part, expectation: { ...expectation, ...given } }] });
  const [newest] = expectation.tested;
  showOne({ changed: newest ? { ...newest, settled: '3100.00', isWithin: false } : null });
  await screen.findByText(/Mar 2026 settled at \$3,100\.00, outside the \$3,800\.00 to \$3,950\.00/);
  cleanup();
  showOne({ months: [], reason: 'fewConversions', sample: 64 });
  await screen.findByText('An estimate needs 100 conversions in settled months. There are 64.');
  cleanup();
  showOne({ months: [], reason: 'notCloser' });
  await screen.findByText(/the figures as reported were closer than an estimate/);
});

it('shows the triangle, and of how many days a cell is', async () => {
  show(answer);
  const row = await screen.findByRole('row', { name: /^May 2026 100\.0%/ });
  expect(row.textContent).toContain('96.0%24 of 31 days');
  expect(row.textContent).toContain('$1,950.00');
  screen.getByText(/We have watched days change since Oct 12, 2025/);
});

it('lists groups with what they lost and the sample', async () => {
  show(answer);
  const row = await screen.findByRole('row', { name: /Mara/ });
  for (const text of ['$1,000.00', '-$310.00', '$700.00', '-30.0%', '42']) {
    expect(row.textContent?.replaceAll('−', '-')).toContain(text);
  }
});

it('marks named groups whose rows count in several lines', async () => {
  show({ ...answer, overlapping: ['mara'] });
  const row = await screen.findByRole('row', { name: /Mara/ });
  expect(row.textContent).toContain('overlaps');
  expect(screen.getByRole('option', { name: /by product group/i })).toBeTruthy();
});

it('says in plain words why nothing can be said yet', async () => {
  const none = {
    settledMonths: 1,
    sample: 12,
    reason: 'fewMonths' as const,
    months: [],
    tested: [],
    within: 0,
    meanError: null,
    reportedError: null,
    changed: null,
  };
  show({ ...answer, currencies: [{ ...part, triangle: [], groups: [], groupCount: 0, expectation: none }] });
  await screen.findByText(/An estimate needs three settled months that we watched\. There is 1\./);
  expect(screen.getAllByText(/The first of them settles on Nov 26, 2025/).length).toBeGreaterThan(0);
  cleanup();
  const gaps = sampleReceipt({ state: 'partial', gaps: [range] });
  const basis = makeBasis([rowsBasis(['reports'], range, gaps)]);
  show({ ...answer, basis, currencies: [{ ...part, expectation: none }] });
  await screen.findByText('The days that an estimate needs are not all loaded.');
});
