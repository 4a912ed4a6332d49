// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settlement } from '@/features/settlement/settlement-shape';
import {
  sampleSettlement as answer,
  samplePart as part,
} from '@/features/settlement/testing/sample-settlement';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { visit } from '@/lib/testing/next/navigation';
import { openPopover } from '@/lib/testing/open-popover';
import { showScreen } from '@/lib/testing/show-screen';
import { SettlementScreen } from './settlement-screen';

beforeEach(() => visit('/reports/settlement'));

const show = (given: Settlement) =>
  showScreen(<SettlementScreen today="2026-06-30" />, {
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
  card.getByText(/^This range held in 1 of 1 past month\./);
  card.getByText(/1 open day has no estimate/);
  card.getByText(/4 settled months.*would have been off by 1\.3% on average/);
  const figure = within(card.getByRole('figure', { name: 'Commission by month, reported and settled, USD' }));
  openPopover(figure.getByRole('menu', { name: 'Chart options', hidden: true }));
  fireEvent.click(figure.getByRole('menuitem', { name: 'Show as table', hidden: true }));
  const rowOf = (name: RegExp) => figure.getByRole('row', { name });
  expect(rowOf(/^Mar 2026/).textContent).toContain('$4,000.00$3,900.00 ($3,800.00 to $3,950.00)$3,850.00');
  // Settled days count as they are.
  expect(rowOf(/^May 2026/).textContent).toContain('$4,220.00$3,970.00 ($3,890.00 to $4,030.00)–');
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
  screen.getByText(/The deeper the color, the more is missing, up to 4\.0%\./);
  const shades = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.style.getPropertyValue('--shade'));
  expect(shades.slice(0, 3)).toEqual(['0', '', '1']);
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
  const { range } = answer;
  const gaps = sampleReceipt({ state: 'partial', gaps: [range] });
  const basis = makeBasis([rowsBasis(['reports'], range, gaps)]);
  show({ ...answer, basis, historyReceipt: gaps });
  await screen.findByText('The days that an estimate needs are not all loaded.');
});

async function openExport() {
  await screen.findByRole('button', { name: 'Export' });
  openPopover(screen.getByRole('menu', { name: 'Export', hidden: true }));
  await screen.findByRole('menuitem', { name: 'Live address…', hidden: true });
  return screen.queryByRole('menuitem', { name: 'Share…', hidden: true });
}

it('shares the year that it shows, counted from the day it is opened', async () => {
  show(answer);
  const share = await openExport();
  if (share) fireEvent.click(share);
  await screen.findByText('Last 365 days, counted from the day it is opened');
  // The currency that the page shows.
  screen.getByText('USD');
});

it('does not share who made a link', async () => {
  visit('/reports/settlement?group=maker');
  show({ ...answer, group: 'maker' });
  expect(await openExport()).toBeNull();
});
