// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterVariantContext } from '@/components/filters/filter-variant';
import { render } from '@/lib/testing/render';
import { PriceFilter } from './price-filter';

afterEach(cleanup);

const apply = (text: string) => {
  const onChange = vi.fn();
  render(
    <FilterVariantContext value={{ kind: 'menu', menuId: 'menu' }}>
      <PriceFilter below={null} currencies={['EUR', 'USD']} onChange={onChange} />
    </FilterVariantContext>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Below' }), { target: { value: text } });
  fireEvent.submit(screen.getByRole('button', { name: 'Apply' }));
  return onChange;
};

it.each([
  ['25', 'EUR:25'],
  [' 24.99 ', 'EUR:24.99'],
  ['24,9', 'EUR:24.9'],
  ['1,000', 'EUR:1000'],
  ['1,000.50', 'EUR:1000.50'],
])('takes %j', (text, priceBelow) => {
  expect(apply(text)).toHaveBeenCalledExactlyOnceWith({ priceBelow });
});

it.each(['', 'twenty', '-5'])('rejects %j', (text) => {
  expect(apply(text)).not.toHaveBeenCalled();
  screen.getByText('Enter an amount, such as 1234.50.');
});
