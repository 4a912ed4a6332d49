import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { sampleBrand, sampleCreator, sampleProduct } from '@/lib/data/testing/sample-items';
import type { Call } from '@/lib/gateway/call';
import { searchEverything } from './search-everything';

const brandId = '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10';
const titles = [
  'Teakettle',
  'Blue Kettle',
  'Kettle A',
  'Toaster',
  'KETTLE B',
  'Kettle, large, blue',
  '50% off_',
  'Jug',
];

const lists: Record<string, object> = {
  listBrands: {
    brands: [sampleBrand(brandId, { name: 'Kettle & Sons', bio: 'toasters' })],
  },
  listCatalogProducts: {
    products: titles.map((title, at) =>
      sampleProduct(title === 'Jug' ? 'B0BXM6M562' : `B0${at}`, { title, brandId, category: 'Kettles' }),
    ),
  },
  listActiveCreators: {
    creators: [sampleCreator('c1', { name: 'Ada', email: 'kettle@example.com' })],
  },
};

/** An API whose program lists fail. */
const call = (async (id: string) => {
  const list = lists[id];
  if (!list) throw new Failure('upstream_failed', 'Down.');
  return { ...list, cursor: null };
}) as Call;

eachLedger('The search', (ledger) => {
  async function search(text: string) {
    const { db, store } = ledger();
    const catalog = { id: await addWorkspace(db), db, store, walk: call };
    // Wait until the lists are loaded.
    let answer = await searchEverything(catalog, text);
    await expect
      .poll(
        async () => {
          answer = await searchEverything(catalog, text);
          return answer.unread;
        },
        { timeout: 60_000 },
      )
      .toEqual(['campaigns']);
    return answer.hits;
  }

  it('returns the best matches first, ignoring case, and reports lists that failed', async () => {
    const { brands, products, creators, campaigns } = await search(' Kettle ');
    expect(products.map(({ label }) => label)).toEqual([
      ...['Kettle A', 'KETTLE B', 'Kettle, large, blue', 'Blue Kettle', 'Teakettle'],
    ]);
    expect(products[0]).toMatchObject({
      id: 'marketplace.com/B02',
      detail: 'marketplace.com · B02',
      path: '/products?product=marketplace.com%2FB02',
    });
    expect(brands).toMatchObject([{ id: brandId, path: `/brands/${brandId}` }]);
    expect(creators).toMatchObject([{ id: 'c1', label: 'Ada', detail: 'kettle@example.com' }]);
    expect(campaigns).toEqual([]);
  });

  it.each([
    ['every word in any order', 'blue kettle', ['Blue Kettle', 'Kettle, large, blue']],
    ['an id', 'b03', ['Toaster']],
    ['an id with its label', 'ASIN : \u200eB03', ['Toaster']],
    ['a product by its address', 'https://www.marketplace.com/Jug/dp/B0BXM6M562?th=1', ['Jug']],
    ['signs that stand for themselves', '0% off_', ['50% off_']],
    ['a category', 'kettles', []],
  ])('finds %s', async (_, text, labels) => {
    expect((await search(text)).products.map(({ label }) => label)).toEqual(labels);
  });
});
