// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { emptyValues } from './form-values';
import { LinkForm } from './link-form';

const makeProduct = (primaryId: string, title: string) => ({
  primaryId,
  title,
  marketplace: 'marketplace.com',
  commissionPercentage: 10,
  active: true,
  inStock: true,
});
const products = [makeProduct('B0EXAMPLE1', 'Blue hat'), makeProduct('B0EXAMPLE2', 'Red hat')];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.startsWith('/api/links/products')
        ? { catalog: true, complete: true, products }
        : { presets: [], recentSubid1: [], recentSubid2: [] },
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole('combobox', { name: /^Product/ });
const chosen = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(field(), { key });

async function search() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinkForm initial={emptyValues} onMade={() => {}} focusFirst={false} />
    </QueryClientProvider>,
  );
  fireEvent.change(field(), { target: { value: 'hat' } });
  await screen.findByRole('option', { name: /Red hat/ }, { timeout: 30_000 });
}

it('arrow keys choose a catalog product, and Enter takes its id', async () => {
  await search();
  press('ArrowUp');
  expect(chosen()).toMatch(/^Red hat/);
  // The browser submits the form unless Enter is handled.
  expect(press('Enter')).toBe(false);
  expect(field()).toHaveProperty('value', 'B0EXAMPLE2');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('Escape closes the list, then Enter submits the form, and an arrow key reopens the list', async () => {
  await search();
  press('ArrowDown');
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(press('Enter')).toBe(true);
  expect(field()).toHaveProperty('value', 'hat');
  press('ArrowDown');
  expect(chosen()).toMatch(/^Blue hat/);
});
