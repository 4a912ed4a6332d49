// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeBasis } from '@/lib/data/terms/basis';
import { render } from '@/lib/testing/render';
import { StatementTable } from './statement-table';

afterEach(cleanup);

const none = { sales: '0.00', commission: '0.00', bonus: '0.00', settled: '0.00', open: '0.00' };
const unknown = { ...none, sales: null, commission: null, settled: null, open: null };
const lineOf = (brand: string, commission: string) => ({ ...none, brand, name: brand, commission });
type Statement = ComponentProps<typeof StatementTable>['statement'];
const table = (lines: Statement['lines'], complete: boolean, sums: Statement['subtotal'] = none) => (
  <StatementTable
    statement={{
      month: '2026-10',
      currency: 'USD',
      closing: null,
      adjustments: [],
      lines,
      subtotal: sums,
      total: sums,
      basis: { ...makeBasis([]), complete },
    }}
    onExplain={vi.fn()}
  />
);
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const again = () => screen.queryByRole('button', { name: 'Sort again' });

it('keeps the order of brands while rows arrive, then offers to sort them again', () => {
  const { rerender } = render(table([lineOf('Alder', '20.00'), lineOf('Birch', '10.00')], false));
  rerender(table([lineOf('Birch', '30.00'), lineOf('Cedar', '25.00'), lineOf('Alder', '20.00')], false));
  expect(shown()).toEqual(['Alder', 'Birch', 'Cedar', 'Total partial']);
  expect(again()).toBeNull();
  rerender(table([lineOf('Birch', '30.00'), lineOf('Cedar', '25.00'), lineOf('Alder', '20.00')], true));
  expect(shown().slice(0, 3)).toEqual(['Alder', 'Birch', 'Cedar']);
  fireEvent.click(screen.getByRole('button', { name: 'Sort again' }));
  expect(shown().slice(0, 3)).toEqual(['Birch', 'Cedar', 'Alder']);
  expect(again()).toBeNull();
});

it('writes what is unknown as a dash, and zero as zero', () => {
  render(table([{ ...unknown, brand: 'Alder', name: 'Alder' }], false, unknown));
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual([...['–', '–', '–', '–', '$0.00'], ...['–', '–', '–', '–', '$0.00']]);
});
