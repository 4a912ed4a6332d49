// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ClosingGrid } from '@/features/closing/closing-grid';
import type { EstimatedAmount, MonthEstimate } from '@/features/closing/statement-shape';
import { render } from '@/lib/testing/render';
import { ClosingTable } from './closing-table';
import { EstimateCard } from './estimate-card';

afterEach(cleanup);

const grid: ClosingGrid = {
  currencies: ['USD', 'EUR'],
  rows: [
    { month: '2026-10', states: ['open', 'open'] },
    { month: '2026-09', states: ['closed', 'closed'] },
  ],
};
const amount: EstimatedAmount = {
  reported: '100.00',
  expected: '81.71',
  low: '80.00',
  high: '85.00',
  openDays: 10,
  otherDays: 2,
  settledMonths: 5,
  meanError: 0.031,
  testedMonths: 2,
  within: 2,
};
const estimate: MonthEstimate = {
  month: '2026-10',
  currency: 'USD',
  commission: amount,
  sales: { ...amount, expected: '900.00', meanError: null, testedMonths: 0, otherDays: 0 },
};
const table = (estimates: MonthEstimate[]) => (
  <ClosingTable
    grid={grid}
    estimates={estimates}
    chosen={{ month: '2026-10', currency: 'USD' }}
    onChange={vi.fn()}
  />
);

it('shows what open months are expected to settle at, marked as an estimate', () => {
  render(table([estimate, { ...estimate, month: '2026-09' }]));
  const cell = screen.getByRole('button', {
    name: 'Oct 2026, USD: To close. Estimate: $81.71 commission when settled.',
  });
  expect(cell.textContent).toBe('To close≈ $81.71');
  expect(screen.getByRole('button', { name: 'Sep 2026, USD: Closed' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Oct 2026, EUR: To close' })).toBeTruthy();
  expect(screen.getByText('Estimate')).toBeTruthy();
});

it('says nothing of estimates where there are none', () => {
  render(table([{ ...estimate, month: '2026-09' }]));
  expect(screen.queryByText('Estimate')).toBeNull();
});

it('shows the estimate of a month with its range and how far off the method was', () => {
  render(<EstimateCard estimate={estimate} />);
  const text = screen.getByRole('region', { name: 'Expected when settled' }).textContent;
  expect(text).toContain('Commission≈ $81.71Reported: $100.00. Range: $80.00 to $85.00.');
  expect(text).toContain('For 2 settled months, the same method would have been off by 3.1% on average.');
  expect(text).toContain('2 open days have no estimate.');
  expect(text).toContain('Sales≈ $900.00');
  expect(text).toContain('No settled month has enough months before it to test the method.');
  expect(text).toContain('Estimated from 5 settled months. No total counts it.');
});
