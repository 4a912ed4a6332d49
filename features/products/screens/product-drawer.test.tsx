// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductRow, ProductsAnswer } from '@/features/products/product-shape';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { render } from '@/lib/testing/render';
import { ProductDrawer } from './product-drawer';

const range = { from: '2026-05-01', to: '2026-05-28' };

const row: ProductRow = {
  product: sampleProduct('B0EXAMPLE1', {
    marketplace: 'shop.example',
    title: 'Blue hat',
    inStock: null,
    pricing: null,
  }),
  brandName: 'Hatters',
  figures: [],
  reported: false,
  groups: [],
};

const answerOf = (rows: ProductRow[], list: Partial<ProductsAnswer['list']>) => ({
  rows,
  list: { complete: true, refreshing: false, problem: null, ...list },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: unknown[], listed?: ProductRow) {
  const fetch = vi.fn(async () => Response.json(answers.length > 1 ? answers.shift() : answers[0]));
  // The history of the product never arrives.
  const never = new Promise<Response>(() => {});
  vi.stubGlobal('fetch', (path: string) => (path.includes('/product-history') ? never : fetch()));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProductDrawer
        {...{ api: 'v2', range, listed, links: false, onClose: () => {} }}
        id="shop.example/B0EXAMPLE1"
      />
    </QueryClientProvider>,
  );
  return fetch;
}

const missing = 'Not in the catalog';

it('waits while the catalog is being read, and then shows the product', async () => {
  const fetch = open([answerOf([], { complete: false, refreshing: true }), answerOf([row], {})]);
  await expect.poll(() => fetch.mock.calls.length).toBe(2);
  expect(screen.queryByText(missing)).toBeNull();
  await screen.findByText('Hatters');
});

it('shows the row of the list at once', () => {
  open([answerOf([], { complete: false, refreshing: true })], row);
  for (const text of ['Hatters', 'Kitchen']) screen.getByText(text);
});

it('says that a product is missing only if all of the catalog was read', async () => {
  open([answerOf([], {})]);
  await screen.findByText(missing);
  cleanup();
  open([answerOf([], { complete: false, problem: 'The API is not available.' })]);
  await screen.findByText('The API is not available.');
  expect(screen.queryByText(missing)).toBeNull();
});
