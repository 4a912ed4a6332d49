// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CreditLine } from '@/features/credits/credit-shape';
import { render } from '@/lib/testing/render';
import { CreditCard } from './credit-card';

afterEach(cleanup);

const credit: CreditLine = {
  id: '1',
  month: '2026-09',
  brand: 'b1',
  name: 'Alder',
  currency: 'USD',
  state: 'compared',
  due: '2026-11',
  estimate: '100.00',
  credited: '95.50',
  replaced: null,
  parts: [{ marketplace: null, amount: '95.50' }],
  difference: '-4.50',
  share: -0.045,
};

it('shows each brand with estimate, credit and difference, or why they are not compared', () => {
  const open = { state: 'open', difference: null, share: null } as const;
  render(<CreditCard credits={[credit, { ...credit, ...open, brand: 'b2', name: 'Birch' }]} />);
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
  const alder = rowOf(/Alder/);
  for (const text of ['$100.00', '$95.50', '−$4.50 (−4.5%)']) alder.getByText(text);
  rowOf(/Birch/).getByText('Estimate may still change');
});

it('is absent without credits', () => {
  render(<CreditCard credits={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
});
