// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openPopover } from '@/lib/testing/open-popover';
import { render } from '@/lib/testing/render';
import { FilterMenu } from './filter-menu';
import { MultiSelect } from './multi-select';

afterEach(cleanup);

const options = [{ value: 'b1', label: 'Bright' }];

function Page({ start = [] }: { start?: string[] }) {
  const [brands, setBrands] = useState(start);
  const control = <MultiSelect label="Brand" options={options} selected={brands} onChange={setBrands} />;
  const others = <MultiSelect label="Link" options={[]} selected={[]} onChange={() => {}} />;
  return (
    <FilterMenu
      filters={[
        { id: 'brand', label: 'Brand', chosen: brands.length, onRemove: () => setBrands([]), control },
        { id: 'link', label: 'Link', chosen: 0, onRemove: () => {}, control: others },
      ]}
      onClear={() => setBrands([])}
    />
  );
}

const openMenu = () => openPopover(screen.getByRole('dialog', { name: 'Filters', hidden: true }));
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent || button.title);

it('shows one button while nothing is filtered', () => {
  render(<Page />);
  expect(buttons()).toEqual(['Filter']);
});

it('gives its menu one stop of the Tab key', () => {
  render(<Page />);
  openMenu();
  const stops = screen.getAllByRole('menuitem', { hidden: true }).map(({ tabIndex }) => tabIndex);
  expect(stops).toEqual([0, -1]);
});

it('adds a chip for a filter set in the menu, and removes it', async () => {
  render(<Page />);
  openMenu();
  expect(screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Brand',
    'Link',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Brand', hidden: true }));
  fireEvent.click(await screen.findByRole('option', { name: 'Bright', hidden: true }));
  expect(screen.getByRole('button', { name: 'Brand Bright' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Brand' }));
  expect(screen.queryByRole('button', { name: 'Brand Bright' })).toBeNull();
});

it('clears all filters at once', () => {
  render(<Page start={['b1']} />);
  expect(buttons()).toEqual(['Filter1', 'BrandBright', 'Remove filter Brand', 'Clear filters']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(buttons()).toEqual(['Filter']);
});
