// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { brandFilters } from '@/features/brands/brand-filters';
import { productFilters } from '@/features/products/product-filters';
import { campaignSearch } from '@/features/program/client/program';
import type { Filters } from '@/lib/data/terms/filters/list-filter';
import { render } from '@/lib/testing/render';
import { ListFilters } from './list-filters';

afterEach(cleanup);

const lists: [string, Filters][] = [
  ['products', productFilters],
  ['brands', brandFilters],
  ['campaigns', campaignSearch],
];

it.each(lists)('clears each filter of %s, and all of them', (_, filters) => {
  const names = Object.keys(filters);
  const setSearch = vi.fn();
  const controls = Object.fromEntries(names.map((name) => [name, { label: name, control: name }]));
  const search = Object.fromEntries(names.map((name) => [name, 'chosen']));
  render(<ListFilters search={search} setSearch={setSearch} controls={controls} />);
  for (const name of names) fireEvent.click(screen.getByRole('button', { name: `Remove filter ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  const cleared = Object.fromEntries(names.map((name) => [name, null]));
  expect(setSearch.mock.calls).toEqual([...names.map((name) => [{ [name]: null }]), [cleared]]);
});

it('counts the values of two filters that share a control, and removes both', () => {
  const setSearch = vi.fn();
  const search = { after: '2026-06-01', before: '2026-06-28', statuses: [], brands: ['a', 'b'] };
  const control = 'Control';
  render(
    <ListFilters<typeof campaignSearch>
      search={search}
      setSearch={setSearch}
      controls={{
        brands: { label: 'Brand', control },
        statuses: { label: 'Status', control },
        after: { label: 'Dates', control },
        before: 'after',
      }}
    />,
  );
  const buttons = screen.getAllByRole('button').map((button) => button.textContent || button.title);
  expect(buttons).toEqual(['Filter2', 'Remove filter Brand', 'Remove filter Dates', 'Clear filters']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Dates' }));
  expect(setSearch).toHaveBeenCalledWith({ after: null, before: null });
});
